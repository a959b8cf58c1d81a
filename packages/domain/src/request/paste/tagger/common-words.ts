import { readDigits, toDigit } from '../learning/printable-digits.ts';

/**
 * How common each word is in the messages that the tagger learned from. Names and streets are rarer than other words,
 * in every language. A word has the level of its slot, so a few rare words seem common.
 */
export type WordLevels = (wordHash: number) => number;

const SLOT_COUNT = 2 ** 18;
/** Number of messages from which a word has level 1, 2 and 3. */
const levelStarts = [2, 5, 15] as const;
/** Levels of three slots fit in one digit. */
const SLOTS_PER_DIGIT = 3;
const LEVEL_COUNT = levelStarts.length + 1;

const slotOf = (wordHash: number): number => (wordHash ^ (wordHash >>> 16)) & (SLOT_COUNT - 1);

const levelOf = (messageCount: number): number => levelStarts.filter((start) => messageCount >= start).length;

/** Counts in how many messages each word occurs. */
export const countWords = (messages: readonly ReadonlySet<number>[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const words of messages) for (const hash of words) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
};

/** The levels of words without one message, so that training sees new words as the parser will. */
export const levelsWithout =
  (counts: ReadonlyMap<number, number>, own: ReadonlySet<number>): WordLevels =>
  (hash) =>
    levelOf((counts.get(hash) ?? 0) - (own.has(hash) ? 1 : 0));

/** Stores the level of each slot as a text. */
export const storeLevels = (counts: ReadonlyMap<number, number>): string => {
  const levels = new Uint8Array(SLOT_COUNT + SLOTS_PER_DIGIT);
  for (const [hash, count] of counts) {
    const slot = slotOf(hash);
    levels[slot] = Math.max(levels[slot] ?? 0, levelOf(count));
  }
  let text = '';
  for (let slot = 0; slot < SLOT_COUNT; slot += SLOTS_PER_DIGIT) {
    let code = 0;
    for (let at = 0; at < SLOTS_PER_DIGIT; at += 1) code = code * LEVEL_COUNT + (levels[slot + at] ?? 0);
    text += toDigit(code);
  }
  return text;
};

/** Reads stored levels. In an empty text, no word is common. */
export const readLevels = (text: string): WordLevels => {
  const levels = new Uint8Array(SLOT_COUNT + SLOTS_PER_DIGIT);
  for (const [index, code] of readDigits(text).entries()) {
    let rest = code;
    for (let at = SLOTS_PER_DIGIT - 1; at >= 0; at -= 1) {
      levels[index * SLOTS_PER_DIGIT + at] = rest % LEVEL_COUNT;
      rest = Math.floor(rest / LEVEL_COUNT);
    }
  }
  return (hash) => levels[slotOf(hash)] ?? 0;
};
