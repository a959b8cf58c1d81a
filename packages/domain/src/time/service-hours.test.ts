import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, minuteText, parseServiceHours } from './service-hours.ts';

/** 2026-11-21 in Dhaka (UTC+6, no summer time), at a wall clock time. */
const dhaka = (hour: number, minute: number, second = 0) => Date.UTC(2026, 10, 21, hour - 6, minute, second);
const open = (text: string, instant: number) => isOpen(parseServiceHours(text), instant, 'Asia/Dhaka');

describe('parseServiceHours', () => {
  it('reads four digits, a colon and four digits', () => {
    expect(parseServiceHours('0900:2230')).toEqual({ from: 540, to: 1350 });
    expect(parseServiceHours(' 0000:2359 ')).toEqual({ from: 0, to: 1439 });
  });

  it.each([
    '',
    '900:2200',
    '09:00-22:00',
    '0900:2400',
    '2360:0100',
    '0960:2200',
    '0900:2200:',
    'open',
    '০৯০০:২২০০',
  ])('does not read %j', (text) => expect(parseServiceHours(text)).toBeNull());
});

describe('isOpen', () => {
  it('counts both ends inside', () => {
    expect(open('0900:2200', dhaka(8, 59, 59))).toBe(false);
    expect(open('0900:2200', dhaka(9, 0))).toBe(true);
    expect(open('0900:2200', dhaka(22, 0, 59))).toBe(true);
    expect(open('0900:2200', dhaka(22, 1))).toBe(false);
  });

  it('is open all day from 0000 to 2359, and when both ends are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        expect(open('0000:2359', dhaka(0, 0, second))).toBe(true);
        expect(open('1200:1200', dhaka(0, 0, second))).toBe(true);
      }),
    );
  });

  it('wraps midnight', () => {
    expect(open('1800:0200', dhaka(17, 59))).toBe(false);
    expect(open('1800:0200', dhaka(18, 0))).toBe(true);
    expect(open('1800:0200', dhaka(1, 30))).toBe(true);
    expect(open('1800:0200', dhaka(2, 1))).toBe(false);
  });

  it('is open when the hours are missing or malformed', () => {
    expect(open('nonsense', dhaka(4, 0))).toBe(true);
    expect(isOpen(null, dhaka(4, 0), 'Asia/Dhaka')).toBe(true);
  });

  it('says the ends as the vendor reads them', () => {
    expect(minuteText(parseServiceHours('0905:2200')?.from ?? 0)).toBe('09:05');
  });
});
