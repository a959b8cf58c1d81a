import { describe, expect, it } from 'vitest';
import { readTable, storeTable } from './stored-table.ts';

const named = Object.fromEntries(
  Array.from({ length: 5000 }, (_, index) => [
    `feature ${index} ${'é漢ب'[index % 3]}`,
    Math.sin(index * 12.99) * 6,
  ]),
);

describe('a stored table of weights', () => {
  const stored = storeTable(named);
  const { weightOf } = readTable(structuredClone(stored));

  it('keeps nearly all weights, small ones more exactly', () => {
    const errors = Object.entries(named).map(([name, weight]) => ({
      error: Math.abs(weightOf(name) - weight),
      // Half a step of the square root: 1 / 90 of that of the largest weight.
      allowed: Math.sqrt(Math.abs(weight) * stored.largest) / 45 + stored.largest / 90 ** 2 + 1e-9,
    }));
    // A name that collides with another one of the same mark has its weight.
    expect(errors.filter(({ error, allowed }) => error > allowed).length).toBeLessThan(0.02 * errors.length);
  });

  it('has no weight for nearly all other names', () => {
    const found = Array.from({ length: 5000 }, (_, index) => weightOf(`other ${index}`));
    expect(found.filter((weight) => weight !== 0).length).toBeLessThan(0.04 * found.length);
  });

  it('has only characters that need no escape in JSON', () => {
    expect(JSON.stringify(stored.marks + stored.values)).toHaveLength(2 * stored.marks.length + 2);
  });

  it('can be empty', () => {
    expect(readTable(storeTable({})).weightOf('anything')).toBe(0);
  });
});
