import { describe, expect, it } from 'vitest';
import { addMinutes, minutesUntil } from './duration.ts';

describe('minutesUntil', () => {
  it('rounds up and is never negative', () => {
    expect(minutesUntil(addMinutes(0, 15), 0)).toBe(15);
    expect(minutesUntil(addMinutes(0, 15), 1)).toBe(15);
    expect(minutesUntil(addMinutes(0, 15), 60_000)).toBe(14);
    expect(minutesUntil(0, 60_000)).toBe(0);
  });
});
