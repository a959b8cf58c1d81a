import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { parseTypedDay, formatTypedDay } from './typed-day.ts';

const locales = [
  'en-GB',
  'en-US',
  'ar-BH',
  'bn-BD',
  'ur-PK',
  'de-DE',
  'sv-SE',
  'ja-JP',
  'hu-HU',
  'bg-BG',
  'fa-AF',
  'th-TH',
  'ka-GE',
];

describe('typed day', () => {
  it('is formatted in the order of the locale with Latin digits', () => {
    expect(locales.map((locale) => formatTypedDay('2026-11-05', locale)).slice(0, 9)).toEqual([
      '05/11/2026',
      '11/05/2026',
      '05/11/2026',
      '05/11/2026',
      '05/11/2026',
      '05.11.2026',
      '2026-11-05',
      '2026/11/05',
      '2026.11.05',
    ]);
  });

  it('is parsed in every locale from digits of any script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 73000 }),
        fc.constantFrom('latn', 'arab', 'arabext', 'beng', 'thai', 'mymr', 'fullwide'),
        (locale, dayOffset, numberingSystem) => {
          const day = addDays('1900-01-01', dayOffset);
          const digitFormat = new Intl.NumberFormat('en', { numberingSystem });
          const typedText = formatTypedDay(day, locale).replace(/\d/g, (digit) =>
            digitFormat.format(Number(digit)),
          );
          expect(parseTypedDay(typedText, locale)).toBe(day);
        },
      ),
    );
  });

  it.each([
    ['5.3.26', 'en-GB', '2026-03-05'],
    ['5 3 2026', 'en-US', '2026-05-03'],
    ['2026-03-05', 'en-US', '2026-03-05'],
    ['\u200f05‏/03‏/2026', 'ar-BH', '2026-03-05'],
  ])('is parsed from "%s" in the locale %s as %s', (text, locale, day) => {
    expect(parseTypedDay(text, locale)).toBe(day);
  });

  it.each(['', '31/02/2026', '5/3', 'yesterday', '2026', '1/2/3/4', '32/1/2026'])(
    'is rejected when the text is "%s"',
    (text) => {
      expect(parseTypedDay(text, 'en-GB')).toBeNull();
    },
  );
});
