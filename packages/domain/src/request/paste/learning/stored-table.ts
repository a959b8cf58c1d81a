import { hashText } from '../tagger/hash.ts';

/** Weights by feature name. A feature without a weight counts as 0. */
export type NamedWeights = Readonly<Record<string, number>>;

/** Looks up the weight of a feature. */
export interface Weights {
  readonly weightOf: (feature: string) => number;
}

/**
 * Weights as a JSON file holds them: a hash table in two texts, with one printable character per slot. It takes a third
 * of the room of the names. A name that was never stored has a weight by mistake in about one of fifty cases.
 */
export interface StoredTable {
  /** A part of the hash of the name in each slot. A space in an empty one. */
  readonly marks: string;
  readonly values: string;
  /** The largest weight, without its sign. */
  readonly largest: number;
}

const EMPTY = ' ';
/** The printable characters of ASCII that JSON does not escape. */
const alphabet = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((char) => char !== '"' && char !== '\\')
  .join('');
/** The character for a weight of 0 is in the middle. */
const MIDDLE = Math.floor((alphabet.length - 1) / 2);
/** Enough slots are empty, so that a search is short. */
const MAX_LOAD = 0.6;

const markOf = (hash: number): string => alphabet[(hash >>> 20) % alphabet.length] ?? EMPTY;

/** Small weights have finer steps than large ones. */
const toChar = (weight: number, largest: number): string => {
  const steps = Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / largest) * MIDDLE);
  return alphabet[MIDDLE + steps] ?? EMPTY;
};

const toWeight = (char: string, largest: number): number => {
  const share = (alphabet.indexOf(char) - MIDDLE) / MIDDLE;
  return Math.sign(share) * share * share * largest;
};

/** Stores weights. The same weights always give the same table. */
export const storeTable = (named: NamedWeights): StoredTable => {
  const entries = Object.entries(named);
  const largest = Math.max(...entries.map(([, weight]) => Math.abs(weight)), Number.MIN_VALUE);
  let slotCount = 1;
  while (entries.length > slotCount * MAX_LOAD) slotCount *= 2;
  const marks = Array.from({ length: slotCount }, () => EMPTY);
  const values = Array.from({ length: slotCount }, () => EMPTY);
  for (const [name, weight] of entries) {
    const hash = hashText(name);
    let slot = hash & (slotCount - 1);
    while (marks[slot] !== EMPTY) slot = (slot + 1) & (slotCount - 1);
    marks[slot] = markOf(hash);
    values[slot] = toChar(weight, largest);
  }
  return { marks: marks.join(''), values: values.join(''), largest };
};

/** Reads stored weights. */
export const readTable = ({ marks, values, largest }: StoredTable): Weights => {
  const weights = Float64Array.from(values, (char) => (char === EMPTY ? 0 : toWeight(char, largest)));
  const slotMask = marks.length - 1;
  return {
    weightOf: (feature) => {
      const hash = hashText(feature);
      const mark = markOf(hash);
      for (let slot = hash & slotMask; ; slot = (slot + 1) & slotMask) {
        const found = marks[slot] ?? EMPTY;
        if (found === mark) return weights[slot] ?? 0;
        if (found === EMPTY) return 0;
      }
    },
  };
};
