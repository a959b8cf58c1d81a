import { describe, expect, it } from 'vitest';
import { readingAgeAt } from './reading-age.ts';

const now = Date.UTC(2026, 0, 5, 6);

describe('readingAgeAt', () => {
  it.each([
    [-800, 0, false],
    [4999, 0, false],
    [5000, 5, false],
    [12_400, 12, false],
    [29_999, 29, false],
    [30_000, 30, true],
    [119_000, 60, true],
    [180_500, 180, true],
  ])('returns for a position that is %i ms old: %i s, stale %s', (ageMs, seconds, isStale) => {
    expect(readingAgeAt(now - ageMs, now)).toEqual({ seconds, isStale });
  });
});
