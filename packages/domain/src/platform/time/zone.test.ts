import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { isSameDay, localTimeOf, zoneOffsetAt, startOfDay } from './zone.ts';
// Computed with Python's zoneinfo (tzdata 2012 to 2024), minute by minute, for the time zones of all markets
// and for two zones with skipped midnights. Maps a zone to [instant, start of its day, wall clock] with
// instants in unix seconds. Omits Moldova from 2022 on, where releases of the time zone database differ.
import oracle from './zone-oracle.json' with { type: 'json' };

const rows = Object.entries(oracle).flatMap(([zone, cases]) =>
  cases.map(([instant, start, wall]) => ({
    zone,
    instant: Number(instant) * 1000,
    start: Number(start) * 1000,
    wall: String(wall),
  })),
);
const zones = [
  ...new Set([
    ...Object.values(markets).map((market) => market.timeZone),
    'America/Santiago',
    'America/Havana',
  ]),
];

describe('local time', () => {
  it("matches Python's zoneinfo", () => {
    expect(rows.length).toBeGreaterThan(500);
    for (const { zone, instant, wall } of rows) {
      const { year, month, day, hour, minute, second } = localTimeOf(instant, zone);
      const two = (part: number) => String(part).padStart(2, '0');
      expect(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`, zone).toBe(wall);
    }
  });

  it("starts each day at the same instant as Python's zoneinfo, even without a midnight", () => {
    for (const { zone, instant, start } of rows)
      expect(startOfDay(instant, zone), `${zone} ${instant}`).toBe(start);
    expect(rows.some(({ zone, start }) => localTimeOf(start, zone).hour !== 0)).toBe(true);
  });

  it('starts each day right after the previous date ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 1.3e9, max: 1.9e9 }), (zone, seconds) => {
        const instant = seconds * 1000;
        const start = startOfDay(instant, zone);
        expect(start).toBeLessThanOrEqual(instant);
        expect(isSameDay(start, instant, zone)).toBe(true);
        expect(isSameDay(start - 1, instant, zone)).toBe(false);
        expect(startOfDay(start, zone)).toBe(start);
      }),
      { numRuns: 2000 },
    );
  });

  it('is six hours ahead of UTC in Dhaka', () => {
    expect(zoneOffsetAt(Date.UTC(2026, 0, 1), 'Asia/Dhaka')).toBe(6 * 3_600_000);
  });
});
