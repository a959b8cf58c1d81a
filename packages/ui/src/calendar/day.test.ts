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
function* enumerateDays(from: number, to: number) {
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
          .map((part, monthIndex) => String(part).padStart(monthIndex === 0 ? 4 : 2, '0'))
          .join('-');
    }
  }
}
const days = [...enumerateDays(1890, 2110)];
const dayIndexes = fc.integer({ min: 0, max: days.length - 1 });

describe('day arithmetic', () => {
  it('adds one day according to the Gregorian calendar', () => {
    for (let index = 1; index < days.length; index += 1)
      expect(addDays(days[index - 1]!, 1)).toBe(days[index]);
  });

  it('counts the days of a range including both ends', () => {
    fc.assert(
      fc.property(dayIndexes, dayIndexes, (fromIndex, toIndex) => {
        expect(countDays(days[fromIndex]!, days[toIndex]!)).toBe(toIndex - fromIndex + 1);
        expect(addDays(days[fromIndex]!, toIndex - fromIndex)).toBe(days[toIndex]);
      }),
    );
  });

  it('computes the weekday of every day from 1890 to 2110', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    const monday = days.indexOf('1900-01-01');
    fc.assert(
      fc.property(dayIndexes, (dayIndex) => {
        expect(weekdayOf(days[dayIndex]!)).toBe(((((dayIndex - monday) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it('moves by months to the same date, or to the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
    fc.assert(
      fc.property(dayIndexes, fc.integer({ min: -30, max: 30 }), (dayIndex, months) => {
        const moved = addMonths(days[dayIndex]!, months);
        const [year, month] = days[dayIndex]!.split('-').map(Number) as [number, number];
        const index = year * 12 + month - 1 + months;
        expect(moved.slice(0, 7)).toBe(
          `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`,
        );
        expect(Number(moved.slice(8))).toBe(Math.min(Number(days[dayIndex]!.slice(8)), daysInMonth(moved)));
      }),
    );
  });

  it('clamps results to the years 0001 to 9999', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('0001-01-31', -1)).toBe('0001-01-31');
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31');
  });
});

describe('isDay', () => {
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
});

describe('clampDay', () => {
  it('moves a day outside the limits to the nearest limit', () => {
    expect(clampDay('2026-11-21', '2026-11-25', undefined)).toBe('2026-11-25');
    expect(clampDay('2026-11-21', undefined, '2026-11-01')).toBe('2026-11-01');
    expect(clampDay('2026-11-21', '2026-11-01', '2026-11-30')).toBe('2026-11-21');
  });
});

describe('weeksOf', () => {
  it('places each day of a month below its weekday, for any first weekday', () => {
    fc.assert(
      fc.property(dayIndexes, fc.integer({ min: 1, max: 7 }), (dayIndex, firstWeekday) => {
        const month = startOfMonth(days[dayIndex]!);
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
