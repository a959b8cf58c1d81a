import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRepeatedTime } from './repeated-time.ts';

const MINUTE = 60_000;
const wallTimeOf = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);

describe('isRepeatedTime', () => {
  it('recognizes the times that a clock shows twice', () => {
    const changes = [
      ['Africa/Cairo', '2026-10-29T21:00:00Z'],
      ['Africa/Cairo', '2026-04-23T22:00:00Z'],
      ['Europe/Vienna', '2026-10-25T01:00:00Z'],
      ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
      ['America/Havana', '2026-11-01T05:00:00Z'],
      ['Asia/Dhaka', '2026-11-01T05:00:00Z'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -20, max: 20 }),
        ([timeZone, change], quarters) => {
          const instant = Date.parse(change) + quarters * 15 * MINUTE;
          const around = Array.from({ length: 17 }, (_, index) => instant + (index - 8) * 15 * MINUTE);
          const repetitions = around.filter(
            (other) => wallTimeOf(other, timeZone) === wallTimeOf(instant, timeZone),
          );
          expect(isRepeatedTime(instant, timeZone), `${timeZone} ${instant}`).toBe(repetitions.length > 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
