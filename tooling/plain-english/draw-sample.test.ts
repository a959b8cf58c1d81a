import { describe, expect, it } from 'vitest';
import { drawSample } from './draw-sample.ts';

const entries = Array.from({ length: 20 }, (_, index) => index);

describe('drawSample', () => {
  it('depends only on the seed', () => {
    expect(drawSample(entries, 5, 7)).toEqual(drawSample(entries, 5, 7));
    expect(drawSample(entries, 5, 7)).not.toEqual(drawSample(entries, 5, 8));
  });

  it('draws no entry twice', () => {
    expect(new Set(drawSample(entries, 20, 7)).size).toBe(20);
  });

  it('draws every entry when there are fewer than requested', () => {
    expect(drawSample(entries, 60, 7).toSorted((a, b) => a - b)).toEqual(entries);
  });

  it('draws each entry with the same probability', () => {
    const counts = entries.map(() => 0);
    for (let seed = 0; seed < 4000; seed += 1)
      for (const entry of drawSample(entries, 5, seed)) counts[entry] = (counts[entry] ?? 0) + 1;

    // Each entry is expected 1000 times, with a standard deviation of 27.
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});
