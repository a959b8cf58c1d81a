import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, deleteDigitAt, dialableBefore } from './caret.ts';
import { marketPhoneReader } from './market-phone-reader.ts';
import { dialable } from './phone-number.ts';
import { editPhone, moveToCountry, phoneValue, tidyPhone } from './phone-text.ts';
import type { PhoneEdit } from './phone-text.ts';

const atHome = { before: '', country: 'BD', countries: ['BD', 'PK', 'SG'], kind: 'typed' } as const;
const edit = (change: Partial<PhoneEdit> & { text: string }) =>
  editPhone({ ...atHome, caret: change.text.length, ...change }, marketPhoneReader);

/** Types a text stroke by stroke at the end of the field. */
function type(text: string) {
  let field = { text: '', country: 'BD', caret: 0 };
  for (const stroke of text) {
    field = edit({
      before: field.text,
      text: field.text + stroke,
      caret: field.text.length + stroke.length,
      country: field.country,
    });
  }
  return field;
}

describe('editPhone', () => {
  it('formats a national number while it is typed, with the caret at the end', () => {
    expect(type('01812345678')).toEqual({ text: '01812-345678', country: 'BD', caret: 12 });
  });

  it('maps Bengali digits while they are typed', () => {
    expect(type('০১৮১২৩৪৫৬৭৮').text).toBe('01812-345678');
  });

  it('shows a pasted number of its own country in national form', () => {
    expect(edit({ text: '+8801812345678', kind: 'inserted' })).toMatchObject({
      text: '01812-345678',
      country: 'BD',
    });
  });

  it('switches to the country of a pasted number that is offered', () => {
    expect(edit({ text: '0092 301 2345678', kind: 'inserted' })).toMatchObject({
      text: '0301 2345678',
      country: 'PK',
    });
  });

  it('keeps a pasted number of a country that is not offered in international form', () => {
    expect(edit({ text: '+66812345678', kind: 'inserted' })).toMatchObject({
      text: '+66 81 234 5678',
      country: 'BD',
    });
  });

  it('keeps text that cannot be read as it was typed', () => {
    expect(edit({ text: 'ask for Rahim', kind: 'inserted' }).text).toBe('ask for Rahim');
  });

  it('maps digits and loses nothing before the rules are there', () => {
    const next = editPhone({ ...atHome, text: '\u200F০১৮১২-৩৪৫', caret: 10, kind: 'inserted' }, null);

    expect(next.text).toBe('01812-345');
  });

  it('leaves the caret behind the digit that was typed in the middle', () => {
    // 018|12-345678, a 9 typed at the bar
    const next = edit({ before: '01812-34567', text: '018912-34567', caret: 4 });

    expect(next).toEqual({ text: '01891-234567', country: 'BD', caret: 4 });
  });

  it('deletes the digit before a separator, rather than a separator that would come back', () => {
    const next = edit({ before: '01812-345678', text: '01812345678', caret: 5, kind: 'deletedBackward' });

    expect(dialable(next.text)).toBe('0181345678');
    expect(next.caret).toBe(4);
  });

  it('keeps every digit and the caret’s place among them, whatever is typed where', () => {
    const field = fc.stringMatching(/^\+?\d{0,14}$/);
    fc.assert(
      fc.property(field, fc.nat(14), fc.constantFrom('BD', 'PK', 'SG'), (text, position, country) => {
        const caret = Math.min(position, text.length);
        const next = edit({ text, caret, country });

        expect(dialable(next.text)).toBe(dialable(text));
        expect(dialableBefore(next.text, next.caret)).toBe(dialableBefore(text, caret));
      }),
    );
  });
});

describe('phoneValue', () => {
  it('says what is not yet known while the rules are loading', () => {
    expect(phoneValue('01812', 'BD', null)).toEqual({
      text: '01812',
      e164: null,
      possible: null,
      country: 'BD',
    });
  });

  it('gives E.164 only for numbers that could exist', () => {
    expect(phoneValue('01812-345678', 'BD', marketPhoneReader).e164).toBe('+8801812345678');
    expect(phoneValue('01812', 'BD', marketPhoneReader)).toMatchObject({ e164: null, possible: false });
  });
});

describe('a change of the prefix', () => {
  it('keeps the national digits', () => {
    expect(moveToCountry('0301 2345678', 'BD', 'PK', marketPhoneReader)).toBe('0301 2345678');
    expect(dialable(moveToCountry('+880 1812-345678', 'BD', 'SG', marketPhoneReader))).toBe('01812345678');
  });

  it('settles a whole number beside the prefix of its country', () => {
    expect(tidyPhone('+880 1812-345678', 'BD', marketPhoneReader)).toBe('01812-345678');
    expect(tidyPhone('+880 1812-345678', 'SG', marketPhoneReader)).toBe('+880 1812 345678');
  });

  it('adds no digit to a number that came without a calling code', () => {
    expect(tidyPhone('91234567', 'BD', marketPhoneReader)).toBe('91234567');
  });
});

describe('the caret', () => {
  it('stays among the same digits when separators come and go', () => {
    expect(caretAfter('01812-345678', dialableBefore('018123', 6))).toBe(7);
    expect(deleteDigitAt('018-12', 4, 'forward')).toEqual({ text: '018-2', caret: 4 });
  });
});
