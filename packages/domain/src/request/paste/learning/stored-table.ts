import { hashText } from '../tagger/hash.ts';
import { DIGIT_COUNT, readDigits, toDigit } from './printable-digits.ts';

/** Weights by feature name. A feature without a weight counts as 0. */
export type NamedWeights = Readonly<Record<string, number>>;

/** Looks up the weight of a feature. */
export interface Weights {
  readonly weightOf: (feature: string) => number;
}

/**
 * Weights as a JSON file holds them: a hash table in two texts, with one digit per slot. It takes a third
 * of the room of the names. A name that was never stored has a weight by mistake in about one of fifty cases.
 */
export interface StoredTable {
  /** A part of the hash of the name in each slot. */
  readonly marks: string;
  readonly values: string;
  /** The largest weight, without its sign. */
  readonly largest: number;
}

/** Digit of an empty slot, in both texts. */
const EMPTY = 0;
/** Number of steps of the largest weight. */
const MAX_STEPS = Math.floor((DIGIT_COUNT - 2) / 2);
/** Digit of a weight of 0. */
const ZERO = 1 + MAX_STEPS;
/** Enough slots are empty, so that a search is short. */
const MAX_LOAD = 0.6;

const slotOf = (hash: number, slotCount: number): number => (hash >>> 0) % slotCount;
const markOf = (hash: number): number => 1 + ((hash >>> 20) % (DIGIT_COUNT - 1));

/** Small weights have finer steps than large ones. */
const toSteps = (weight: number, largest: number): number =>
  Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / largest) * MAX_STEPS);

const toWeight = (steps: number, largest: number): number => {
  const share = steps / MAX_STEPS;
  return Math.sign(share) * share * share * largest;
};

/** Stores weights. The same weights always give the same table. */
export const storeTable = (named: NamedWeights): StoredTable => {
  const entries = Object.entries(named);
  const largest = Math.max(...entries.map(([, weight]) => Math.abs(weight)), Number.MIN_VALUE);
  const slotCount = Math.ceil(entries.length / MAX_LOAD) + 1;
  const marks = new Uint8Array(slotCount);
  const values = new Uint8Array(slotCount);
  for (const [name, weight] of entries) {
    const hash = hashText(name);
    let slot = slotOf(hash, slotCount);
    while (marks[slot] !== EMPTY) slot = (slot + 1) % slotCount;
    marks[slot] = markOf(hash);
    values[slot] = ZERO + toSteps(weight, largest);
  }
  const toText = (digits: Uint8Array): string => Array.from(digits, toDigit).join('');
  return { marks: toText(marks), values: toText(values), largest };
};

/** Reads stored weights. */
export const readTable = (stored: StoredTable): Weights => {
  const marks = readDigits(stored.marks);
  const weights = Float64Array.from(readDigits(stored.values), (digit) =>
    digit === EMPTY ? 0 : toWeight(digit - ZERO, stored.largest),
  );
  return {
    weightOf: (feature) => {
      const hash = hashText(feature);
      const mark = markOf(hash);
      for (let slot = slotOf(hash, marks.length); ; slot = (slot + 1) % marks.length) {
        const found = marks[slot] ?? EMPTY;
        if (found === mark) return weights[slot] ?? 0;
        if (found === EMPTY) return 0;
      }
    },
  };
};
