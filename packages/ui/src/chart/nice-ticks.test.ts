import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

/** Values of every magnitude and both signs. */
const values = fc
  .tuple(
    fc.double({ min: 1, max: 9.999, noNaN: true }),
    fc.integer({ min: -270, max: 290 }),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([mantissa, power, sign]) => sign * mantissa * 10 ** power);
const ordinaryValues = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const ranges = fc.oneof(
  fc.tuple(values, values),
  fc.tuple(ordinaryValues, ordinaryValues),
  ordinaryValues.map((value) => [value, value] as const),
);
const maxCounts = fc.integer({ min: 3, max: 12 });

const mantissaOf = (value: number) => Number(value.toExponential(6).split('e')[0]);

describe('niceTicks', () => {
  it('returns ticks that cover the range', () => {
    fc.assert(
      fc.property(ranges, maxCounts, ([a, b], maxCount) => {
        const ticks = niceTicks(a, b, maxCount);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(a, b));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(a, b));
      }),
    );
  });

  it('returns ascending ticks in even, round steps within the maximum count', () => {
    fc.assert(
      fc.property(ranges, maxCounts, ([a, b], maxCount) => {
        const ticks = niceTicks(a, b, maxCount);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(maxCount);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        for (const step of steps) {
          expect(step).toBeGreaterThan(0);
          expect([1, 2, 2.5, 5, 10]).toContain(mantissaOf(step));
          expect(step / (steps[0] ?? 0)).toBeCloseTo(1, 5);
        }
      }),
    );
  });

  it('extends the range by less than two steps in total', () => {
    fc.assert(
      fc.property(ordinaryValues, ordinaryValues, maxCounts, (a, b, maxCount) => {
        fc.pre(Math.abs(a - b) > 1e-3);
        const ticks = niceTicks(a, b, maxCount);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        const excess = (ticks.at(-1) ?? 0) - (ticks[0] ?? 0) - Math.abs(a - b);
        expect(excess).toBeLessThan(2 * step * (1 + 1e-9));
      }),
    );
  });

  it('returns whole numbers when isWhole is set', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        maxCounts,
        (a, b, maxCount) => {
          expect(niceTicks(a, b, maxCount, true).every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });

  it('returns the expected round ticks for typical ranges', () => {
    expect(niceTicks(0, 71, 6)).toEqual([0, 20, 40, 60, 80]);
    expect(niceTicks(0, 0.7, 6)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(niceTicks(0, 0.3, 4)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(niceTicks(-3200, 12_400.5, 6)).toEqual([-5000, 0, 5000, 10_000, 15_000]);
    expect(niceTicks(0, 3, 6, true)).toEqual([0, 1, 2, 3]);
    expect(niceTicks(0, 2, 6)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(niceTicks(0, 2, 6, true)).toEqual([0, 1, 2]);
  });

  it('starts or ends the axis at zero for a single value', () => {
    expect(niceTicks(0, 0, 3)).toEqual([0, 0.5, 1]);
    expect(niceTicks(7, 7, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(niceTicks(-7, -7, 5)).toEqual([-8, -6, -4, -2, 0]);
  });
});
