import type { RandomSource } from '../platform/ports/ports.ts';

/** Creates a random source that is deterministic for its seed (mulberry32). */
export const createSeededRandom = (seed = 1): RandomSource => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    next,
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`,
  };
};
