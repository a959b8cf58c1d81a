import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { localTimeOf } from '../../platform/time/index.ts';
import { daysOf, isValidRange, maxCustomDays, resolveRange, type DateRange } from './date-range.ts';
import { addDays, dayOf, firstInstantOf } from './days.ts';

/** 00:30 on 10 March in Dhaka, which is still 9 March in UTC. */
const now = Date.parse('2026-03-09T18:30:00Z');
const dhaka = 'Asia/Dhaka';

describe('resolveRange', () => {
  // Proves: history.range-yesterday, history.range-week, history.range-month
  it.each([
    ['Yesterday', '2026-03-09', '2026-03-09'],
    ['PastWeek', '2026-03-03', '2026-03-09'],
    ['PastMonth', '2026-02-08', '2026-03-09'],
  ] as const)("ends %s at the end of the country's yesterday", (category, from, to) => {
    expect(daysOf({ category }, now, dhaka)).toEqual({ from, to });
    expect(resolveRange({ category }, now, dhaka)).toEqual({
      from: Date.parse(`${from}T00:00:00+06:00`),
      to: Date.parse('2026-03-10T00:00:00+06:00'),
    });
  });

  it('includes today in a custom range up to today', () => {
    const range: DateRange = { category: 'Custom', from: '2026-03-10', to: '2026-03-10' };
    expect(resolveRange(range, now, dhaka)).toEqual({
      from: Date.parse('2026-03-10T00:00:00+06:00'),
      to: Date.parse('2026-03-11T00:00:00+06:00'),
    });
  });

  it.each([
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
    ['Europe/Helsinki', '2026-10-25', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
  ])('starts a day in %s at its first instant around a clock change', (timeZone, day, from, to) => {
    expect(resolveRange({ category: 'Custom', from: day, to: day }, now, timeZone)).toEqual({
      from: Date.parse(from),
      to: Date.parse(to),
    });
  });

  // Proves: history.time-zone
  it('contains exactly the instants of its days, in every market', () => {
    const zones = [...new Set(Object.values(markets).map(({ timeZone }) => timeZone))];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 365 * 12 }),
        fc.integer({ min: 0, max: maxCustomDays - 1 }),
        (timeZone, start, length) => {
          const from = addDays('2020-01-01', start);
          const to = addDays(from, length);
          const range = resolveRange({ category: 'Custom', from, to }, now, timeZone);
          expect(
            [range.from - 1, range.from, range.to - 1, range.to].map((at) => dayOf(at, timeZone)),
          ).toEqual([addDays(from, -1), from, to, addDays(to, 1)]);
          expect(localTimeOf(range.from, timeZone).minute).toBe(0);
          expect(firstInstantOf(addDays(to, 1), timeZone)).toBe(range.to);
        },
      ),
    );
  });
});

describe('isValidRange', () => {
  // Proves: history.custom-range
  it('accepts 90 days with both ends counted, but not 91', () => {
    expect(isValidRange('2026-01-01', addDays('2026-01-01', 89))).toBe(true);
    expect(isValidRange('2026-01-01', addDays('2026-01-01', 90))).toBe(false);
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-3-1', '2026-03-01'],
    ['', '2026-03-01'],
    ['1999-12-31', '2000-01-01'],
    ['9999-01-01', '9999-01-01'],
    ['2026-03-01T00:00', '2026-03-02'],
  ])('rejects the range from %j to %j', (from, to) => {
    expect(isValidRange(from, to)).toBe(false);
  });
});
