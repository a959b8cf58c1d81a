import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfterDialableCharacters, countDialableCharactersBefore, deleteDigitAt } from './caret.ts';
import { marketPhoneReader } from './market-phone-reader.ts';
import { toDialable } from './phone-number.ts';
import { editPhone, moveToCountry, toPhoneValue, formatCompletePhone } from './phone-text.ts';
import type { PhoneEdit } from './phone-text.ts';

const defaults = { before: '', country: 'BD', countries: ['BD', 'PK', 'SG'], kind: 'typed' } as const;
const edit = (change: Partial<PhoneEdit> & { text: string }) =>
  editPhone({ ...defaults, caret: change.text.length, ...change }, marketPhoneReader);

/** Types a text character by character at the end of the field. */
function type(text: string) {
  let field = { text: '', country: 'BD', caret: 0 };
  for (const character of text) {
    field = edit({
      before: field.text,
      text: field.text + character,
      caret: field.text.length + character.length,
      country: field.country,
    });
  }
  return field;
}

describe('editPhone', () => {
  it('formats a national number while typing, with the caret at the end', () => {
    expect(type('01812345678')).toEqual({ text: '01812-345678', country: 'BD', caret: 12 });
  });

  it('converts Bengali digits while typing', () => {
    expect(type('০১৮১২৩৪৫৬৭৮').text).toBe('01812-345678');
  });

  it('shows a pasted number of the selected country in national format', () => {
    expect(edit({ text: '+8801812345678', kind: 'inserted' })).toMatchObject({
      text: '01812-345678',
      country: 'BD',
    });
  });

  it('selects the country of a pasted number if it is in the list', () => {
    expect(edit({ text: '0092 301 2345678', kind: 'inserted' })).toMatchObject({
      text: '0301 2345678',
      country: 'PK',
    });
  });

  it('keeps a pasted number of another country in international format', () => {
    expect(edit({ text: '+66812345678', kind: 'inserted' })).toMatchObject({
      text: '+66 81 234 5678',
      country: 'BD',
    });
  });

  it.each([
    ['(+65) 8123 4567', '8123 4567', 'SG'],
    ['(+880) 1712-345678', '01712-345678', 'BD'],
    ['Call 01712345678', '01712-345678', 'BD'],
    ['call me: +880 1712-345678 after 5', '01712-345678', 'BD'],
    ['WhatsApp (+65) 8123 4567 (Ann)', '8123 4567', 'SG'],
    ['Order 1234567, call ০১৭১২৩৪৫৬৭৮', '01712-345678', 'BD'],
  ])('reads the pasted text %j as %j', (text, shown, country) => {
    expect(edit({ text, kind: 'inserted' })).toEqual({ text: shown, country, caret: shown.length });
  });

  it('keeps a pasted text with two phone numbers, because either may be meant', () => {
    const text = 'Call 01712345678 or 01812345678';
    expect(edit({ text, kind: 'inserted' }).text).toBe(text);
  });

  it('keeps text that is not a phone number unchanged', () => {
    expect(edit({ text: 'ask for Rahim', kind: 'inserted' }).text).toBe('ask for Rahim');
  });

  it('normalizes digits before the numbering plans have loaded', () => {
    const next = editPhone({ ...defaults, text: '\u200F০১৮১২-৩৪৫', caret: 10, kind: 'inserted' }, null);

    expect(next.text).toBe('01812-345');
  });

  it('places the caret after a digit typed in the middle', () => {
    // Types a 9 at the bar: 018|12-34567.
    const next = edit({ before: '01812-34567', text: '018912-34567', caret: 4 });

    expect(next).toEqual({ text: '01891-234567', country: 'BD', caret: 4 });
  });

  it('deletes the adjacent digit when the user deletes a separator', () => {
    const next = edit({ before: '01812-345678', text: '01812345678', caret: 5, kind: 'deletedBackward' });

    expect(toDialable(next.text)).toBe('0181345678');
    expect(next.caret).toBe(4);
  });

  it('keeps every digit and the caret position for any sequence of digits', () => {
    const field = fc.stringMatching(/^\+?\d{0,14}$/);
    fc.assert(
      fc.property(field, fc.nat(14), fc.constantFrom('BD', 'PK', 'SG'), (text, position, country) => {
        const caret = Math.min(position, text.length);
        const next = edit({ text, caret, country });

        expect(toDialable(next.text)).toBe(toDialable(text));
        expect(countDialableCharactersBefore(next.text, next.caret)).toBe(
          countDialableCharactersBefore(text, caret),
        );
      }),
    );
  });
});

describe('toPhoneValue', () => {
  it('sets `possible` to null while the numbering plans are loading', () => {
    expect(toPhoneValue('01812', 'BD', null)).toEqual({
      text: '01812',
      e164: null,
      possible: null,
      country: 'BD',
    });
  });

  it('returns E.164 only for possible numbers', () => {
    expect(toPhoneValue('01812-345678', 'BD', marketPhoneReader).e164).toBe('+8801812345678');
    expect(toPhoneValue('01812', 'BD', marketPhoneReader)).toMatchObject({ e164: null, possible: false });
  });
});

describe('moveToCountry', () => {
  it('keeps the national digits when the selected country changes', () => {
    expect(moveToCountry('0301 2345678', 'BD', 'PK', marketPhoneReader)).toBe('0301 2345678');
    expect(toDialable(moveToCountry('+880 1812-345678', 'BD', 'SG', marketPhoneReader))).toBe('01812345678');
  });
});

describe('formatCompletePhone', () => {
  it('formats a complete number nationally in its own country and internationally elsewhere', () => {
    expect(formatCompletePhone('+880 1812-345678', 'BD', marketPhoneReader)).toBe('01812-345678');
    expect(formatCompletePhone('+880 1812-345678', 'SG', marketPhoneReader)).toBe('+880 1812 345678');
  });

  it('adds no digits to a number without a calling code', () => {
    expect(formatCompletePhone('91234567', 'BD', marketPhoneReader)).toBe('91234567');
  });
});

describe('the caret of a phone field', () => {
  it('stays between the same digits when separators change or the next digit is deleted', () => {
    expect(caretAfterDialableCharacters('01812-345678', countDialableCharactersBefore('018123', 6))).toBe(7);
    expect(deleteDigitAt('018-12', 4, 'forward')).toEqual({ text: '018-2', caret: 4 });
  });
});
