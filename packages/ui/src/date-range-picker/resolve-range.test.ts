import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { checkRange, dateRangePresets, isSameRange, resolveRange, resolveDays } from './index.ts';

const HOUR = 3_600_000;
const zones = [
  'Asia/Dhaka',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const clock = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'Asia/Dhaka' };
/** Test oracle: the date according to Intl. */
const formatDay = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

const instantSeconds = fc.integer({
  min: Date.parse('2012-03-01') / 1000,
  max: Date.parse('2036-01-01') / 1000,
});

describe('resolveRange', () => {
  it('resolves yesterday to the whole day in the given zone', () => {
    const { from, to } = resolveRange('yesterday', clock);
    expect([new Date(from).toISOString(), new Date(to).toISOString()]).toEqual([
      '2026-11-19T18:00:00.000Z',
      '2026-11-20T18:00:00.000Z',
    ]);
  });

  it('covers 23 or 25 hours on days when the clocks change at midnight', () => {
    const hoursOfDay = (day: string, timeZone: string) => {
      const { from, to } = resolveRange({ from: day, to: day }, { now: 0, timeZone });
      return (to - from) / HOUR;
    };
    expect(hoursOfDay('2026-04-24', 'Africa/Cairo')).toBe(23);
    expect(hoursOfDay('2026-10-29', 'Africa/Cairo')).toBe(25);
    expect(hoursOfDay('2026-03-29', 'Asia/Beirut')).toBe(23);
    expect(hoursOfDay('2026-11-01', 'America/Havana')).toBe(25);
    expect(hoursOfDay('2026-11-21', 'America/Havana')).toBe(24);
  });

  it('covers exactly the days of a preset in any zone at any time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instantSeconds,
        fc.constantFrom(...dateRangePresets),
        (timeZone, seconds, preset) => {
          const now = seconds * 1000;
          const length = { yesterday: 1, 'last-7-days': 7, 'last-30-days': 30 }[preset];
          const { from, to } = resolveRange(preset, { now, timeZone });
          const today = formatDay(now, timeZone);
          expect(formatDay(from, timeZone)).toBe(addDays(today, -length));
          expect(formatDay(from - 1, timeZone)).toBe(addDays(today, -length - 1));
          expect(formatDay(to - 1, timeZone)).toBe(addDays(today, -1));
          expect(formatDay(to, timeZone)).toBe(today);
        },
      ),
    );
  });

  it('ends a one-day range where the range of the next day starts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 9000 }), (timeZone, days) => {
        const day = addDays('2012-01-01', days);
        const [first, next] = [day, addDays(day, 1)].map((singleDay) =>
          resolveRange({ from: singleDay, to: singleDay }, { now: 0, timeZone }),
        );
        expect(first?.to).toBe(next?.from);
      }),
    );
  });

  it('throws for an invalid range and explains the format', () => {
    for (const range of [
      { from: '2026-11-21', to: '2026-11-20' },
      { from: 'yesterday', to: '2026-11-20' },
      { from: '2026-02-29', to: '2026-11-20' },
    ])
      expect(() => resolveRange(range, clock)).toThrow(/Pass two days as YYYY-MM-DD, the earlier one first/);
  });
});

describe('resolveDays', () => {
  it('resolves a preset to days and leaves fixed days unchanged', () => {
    expect(resolveDays({ preset: 'last-7-days' }, clock)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(resolveDays({ from: '2026-11-01', to: '2026-11-02' }, clock)).toEqual({
      from: '2026-11-01',
      to: '2026-11-02',
    });
  });
});

describe('isSameRange', () => {
  it('treats a preset and a fixed range of the same days as different', () => {
    expect(isSameRange({ preset: 'yesterday' }, { preset: 'yesterday' })).toBe(true);
    expect(isSameRange({ preset: 'yesterday' }, { from: '2026-11-20', to: '2026-11-20' })).toBe(false);
    expect(
      isSameRange({ from: '2026-11-20', to: '2026-11-21' }, { from: '2026-11-20', to: '2026-11-21' }),
    ).toBe(true);
  });
});

describe('checkRange', () => {
  it('reports a missing end, reversed ends, a day outside the limits and a range that is too long', () => {
    const limits = { min: '2026-01-01', max: '2026-11-21', maxDays: 90 };
    const check = (from: string | null, to: string | null) => checkRange(from, to, limits)?.kind ?? null;
    expect(check(null, '2026-11-21')).toBe('incomplete');
    expect(check('2026-11-21', null)).toBe('incomplete');
    expect(check('2026-11-21', '2026-11-20')).toBe('backwards');
    expect(check('2025-12-31', '2026-01-05')).toBe('too-early');
    expect(check('2026-11-20', '2026-11-22')).toBe('too-late');
    expect(check('2026-08-24', '2026-11-21')).toBe(null);
    expect(checkRange('2026-08-23', '2026-11-21', limits)).toEqual({
      kind: 'too-long',
      end: 'from',
      days: 91,
      maxDays: 90,
    });
  });
});
