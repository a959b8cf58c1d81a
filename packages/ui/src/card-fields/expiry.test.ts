import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryProblem, formatExpiry } from './expiry.ts';

const today = '2026-11-21';
const typeKeys = (keys: string) => [...keys].reduce((text, key) => formatExpiry(text + key, false), '');

describe('formatExpiry', () => {
  it.each([
    ['0429', '04/29'],
    ['429', '04/29'],
    ['4/29', '04/29'],
    ['1229', '12/29'],
    ['12/2029', '12/29'],
    ['1/29', '01/29'],
    ['139', '01/39'],
    ['٠٤٢٩', '04/29'],
  ])('formats the typed keys %s as %s', (keys, text) => {
    expect(typeKeys(keys)).toBe(text);
  });

  it('converts every format that browsers autofill to MM/YY', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2021, max: 2099 }), (month, year) => {
        const [m, mm, yyyy, yy] = [
          String(month),
          String(month).padStart(2, '0'),
          String(year),
          String(year).slice(2),
        ];
        const formats = [
          `${yyyy}-${mm}`,
          `${yyyy}${mm}`,
          `${m}/${yy}`,
          `${mm}/${yy}`,
          `${mm}${yy}`,
          `${mm}${yyyy}`,
        ];
        for (const format of [
          ...formats,
          `${mm}/${yyyy}`,
          `${mm} / ${yy}`,
          `${mm}-${yyyy}`,
          `${yyyy}-${m}`,
        ]) {
          expect(formatExpiry(format, false), format).toBe(`${mm}/${yy}`);
        }
      }),
    );
  });

  it('adds no slash after a deletion', () => {
    expect(formatExpiry('04', true)).toBe('04');
    expect(formatExpiry('0', true)).toBe('0');
    expect(formatExpiry('', true)).toBe('');
  });

  it('shortens any pasted text to at most six characters and leaves formatted text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const masked = formatExpiry(text, true);
        expect(masked.length).toBeLessThanOrEqual(6);
        expect(formatExpiry(masked, true)).toBe(masked);
      }),
    );
  });
});

describe('expiryProblem', () => {
  it.each(['11/26', '01/27', '11/46'])('returns null for %s on 21 November 2026', (text) => {
    expect(expiryProblem(text, today)).toBeNull();
  });

  it.each([
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['01/47', 'invalid'],
    ['00/27', 'invalid'],
    ['11/2', 'incomplete'],
    ['1', 'incomplete'],
    ['', 'missing'],
    ['12/99', 'invalid'],
  ])('returns the problem of %j as %s on 21 November 2026', (text, problem) => {
    expect(expiryProblem(text, today)).toBe(problem);
  });

  it('treats the year 04 as 2104 when today is in 2098', () => {
    expect(expiryProblem('04/04', '2098-06-01')).toBeNull();
  });
});
