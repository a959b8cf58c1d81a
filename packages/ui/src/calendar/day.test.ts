import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  countDays,
  daysInMonth,
  isDay,
  startOfMonth,
  weekdayOf,
  weeksOf,
} from './day.ts';

/** Test oracle: enumerates days by the Gregorian leap-year rules, without using `Date`. */
function* everyDay(from: number, to: number) {
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  for (let year = from; year <= to; year += 1) {
    for (const [month, length] of [
      31,
      isLeap(year) ? 29 : 28,
      31,
      30,
      31,
      30,
      31,
      31,
      30,
      31,
      30,
      31,
    ].entries()) {
      for (let date = 1; date <= length; date += 1)
        yield [year, month + 1, date]
          .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
          .join('-');
    }
  }
}
const days = [...everyDay(1890, 2110)];
const aDay = fc.integer({ min: 0, max: days.length - 1 });

describe('day arithmetic', () => {
  it('advances day by day according to the Gregorian calendar', () => {
    for (let at = 1; at < days.length; at += 1) expect(addDays(days[at - 1]!, 1)).toBe(days[at]);
  });

  it('counts both ends of a range', () => {
    fc.assert(
      fc.property(aDay, aDay, (one, other) => {
        expect(countDays(days[one]!, days[other]!)).toBe(other - one + 1);
        expect(addDays(days[one]!, other - one)).toBe(days[other]);
      }),
    );
  });

  it('computes the weekday of every day from 1890 to 2110', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    const monday = days.indexOf('1900-01-01');
    fc.assert(
      fc.property(aDay, (at) => {
        expect(weekdayOf(days[at]!)).toBe(((((at - monday) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it('moves by months to the same date, or to the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
    fc.assert(
      fc.property(aDay, fc.integer({ min: -30, max: 30 }), (at, months) => {
        const moved = addMonths(days[at]!, months);
        const [year, month] = days[at]!.split('-').map(Number) as [number, number];
        const index = year * 12 + month - 1 + months;
        expect(moved.slice(0, 7)).toBe(
          `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`,
        );
        expect(Number(moved.slice(8))).toBe(Math.min(Number(days[at]!.slice(8)), daysInMonth(moved)));
      }),
    );
  });

  it('clamps results to the years 0001 to 9999', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('0001-01-31', -1)).toBe('0001-01-31');
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31');
  });

  it('accepts only existing days in YYYY-MM-DD form', () => {
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '21/11/2026',
      '',
      '0000-01-01',
      '2026-11-21T00:00',
    ])
      expect(isDay(text), text).toBe(false);
    for (const day of ['2028-02-29', '0001-01-01', '9999-12-31']) expect(isDay(day), day).toBe(true);
  });

  it('clamps a day between a minimum and a maximum', () => {
    expect(clampDay('2026-11-21', '2026-11-25', undefined)).toBe('2026-11-25');
    expect(clampDay('2026-11-21', undefined, '2026-11-01')).toBe('2026-11-01');
    expect(clampDay('2026-11-21', '2026-11-01', '2026-11-30')).toBe('2026-11-21');
  });

  it('places each day of a month below its weekday, for any first weekday', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 7 }), (at, firstWeekday) => {
        const month = startOfMonth(days[at]!);
        const weeks = weeksOf(month, firstWeekday);
        const first = days.indexOf(month);
        if (first + 31 > days.length) return;
        expect(weeks.flat().filter((day) => day !== null)).toEqual(
          days.slice(first, first + 31).filter((day) => day.startsWith(month.slice(0, 7))),
        );
        for (const week of weeks) {
          expect(week.some((day) => day !== null)).toBe(true);
          for (const [column, day] of week.entries())
            if (day) expect(weekdayOf(day)).toBe(((firstWeekday - 1 + column) % 7) + 1);
        }
      }),
    );
  });
});
