/** A seeded random number generator. */
export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  readonly next: () => number;
  /** Returns a number of at least `low` and less than `high`. */
  readonly between: (low: number, high: number) => number;
  /** Returns an integer from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** Returns a shuffled copy. */
  readonly shuffle: <T>(elements: readonly T[]) => T[];
}

/** Hashes a text to a 32-bit seed (FNV-1a). */
export const hashSeed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Creates a generator whose sequence only depends on the seed (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const integer = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    integer,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    shuffle: (elements) => {
      const order = [...elements];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        [order[last], order[other]] = [
          order[other] as (typeof order)[number],
          order[last] as (typeof order)[number],
        ];
      }
      return order;
    },
  };
};
