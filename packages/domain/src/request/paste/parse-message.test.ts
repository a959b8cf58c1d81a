import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { parseMessage } from './parse-message.ts';
import { isInTuningSet, labelledMessages } from './testing/labelled-messages.ts';
import { marketOf, scoreParser } from './testing/score.ts';

const emptyMessage = {
  name: null,
  phone: null,
  address: null,
  unit: null,
  amount: null,
  paymentMethod: null,
  note: null,
  point: null,
};

/**
 * Reduces a text to its letters and digits, with every digit as 0, to compare a message with its parsed
 * fields.
 */
const lettersAndDigits = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => (/\p{Nd}/u.test(letter) ? '0' : letter))
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Titles that Thai and Chinese join to a name. The older messages label them as part of it, the corpus does not. */
const joinedTitle = /^(?:คุณ|น้อง)|(?:先生|小姐|太)$/u;

const withoutTitle = <Fields extends { readonly name: string | null }>(fields: Fields): Fields => ({
  ...fields,
  name: fields.name?.replace(joinedTitle, '') ?? null,
});

const minimumScores = {
  phone: 0.99,
  amount: 0.99,
  name: 0.98,
  address: 0.98,
  unit: 0.98,
  paymentMethod: 0.98,
  note: 0.95,
  point: 0.99,
} as const;

describe('parsing a pasted message', () => {
  it('reaches the minimum scores on the tuning set', () => {
    const messages = labelledMessages.filter(isInTuningSet);
    const scores = scoreParser(
      messages.map((message) => ({ ...message, labels: withoutTitle(message.labels) })),
      ({ text, country }) => withoutTitle(parseMessage(text, marketOf(country))),
    );
    for (const [field, minimum] of Object.entries(minimumScores))
      expect(scores[field as keyof typeof minimumScores].f1, field).toBeGreaterThanOrEqual(minimum);
  });

  it.each([
    ['https://maps.example/?q=23.7838,90.4107', 23.7838, 90.4107],
    ['https://maps.example/maps?ll=-1.2921%2C36.8219&z=3', -1.2921, 36.8219],
    ['geo:23.7838,90.4107?z=17', 23.7838, 90.4107],
    ['https://maps.example/@23.7838,90.4107,17z', 23.7838, 90.4107],
    ['https://maps.example/place/@1,2,9z/data=!3d23.7838!4d90.4107', 23.7838, 90.4107],
    ['see you at 23.7838, 90.4107', 23.7838, 90.4107],
  ])('finds the point in %s', (text, latitude, longitude) => {
    expect(parseMessage(text, markets.bd).point).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    '   \n\n',
    'ok',
    '👍🙏',
    'thank you!',
    'https://news.example/a/b?c=d',
    '20:15',
    'order #1234',
  ])('finds no field in %j', (text) => {
    expect(parseMessage(text, markets.bd)).toEqual(emptyMessage);
  });

  it('finds a foreign phone number with its calling code', () => {
    expect(parseMessage('call +971 50 000 1234', markets.bd).phone).toBe('+971500001234');
  });

  it('ignores a negated payment phrase', () => {
    expect(parseMessage('not paid yet, cash on delivery', markets.bd).paymentMethod).toBe('CASH_ON_DELIVERY');
  });

  const tuningTexts = labelledMessages.filter(isInTuningSet).map(({ text }) => text);
  const fragments = [
    '#',
    '-',
    ':',
    '+',
    '(',
    '0170',
    ' to ',
    '\n',
    '١٢',
    '👩‍👩‍👧',
    'নাম',
    '!3d',
    'https://',
    ' ',
    ',',
  ];
  // Repeated fragments that can cause catastrophic backtracking.
  const repeated = [
    'a',
    '0 ',
    '1,',
    '(+',
    'to ',
    'নাম ',
    'flat ',
    '#1-',
    '\n',
    ' - ',
    'ทที่',
    '送到',
    '\u0301',
    '12/3',
  ];
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fc.constantFrom(...tuningTexts, ...fragments), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.constantFrom(...repeated).map((part) => part.repeat(Math.ceil(20_000 / part.length))),
  );
  const anyMarket = fc.constantFrom(...Object.values(markets));

  it('returns only words of the message and never throws', () => {
    fc.assert(
      fc.property(texts, anyMarket, (text, market) => {
        const parsed = parseMessage(text, market);
        const lettersInMessage = lettersAndDigits(text);
        for (const field of [parsed.amount, parsed.unit])
          if (field !== null) expect(lettersInMessage).toContain(lettersAndDigits(field));
        // Names, addresses and notes can be joined from several parts of the message.
        for (const field of [parsed.name, parsed.address, parsed.note])
          for (const word of (field ?? '').split(/[\s,.]+/))
            expect(lettersInMessage).toContain(lettersAndDigits(word));
      }),
      { numRuns: 150 },
    );
  });

  it('ignores everything after 3000 characters', () => {
    const leadingTexts = fc
      .array(fc.constantFrom(...tuningTexts, ...fragments, ...repeated), { minLength: 1, maxLength: 30 })
      .map((parts) => parts.join('').padEnd(3000, '. ').slice(0, 3000));
    const ignoredText = '\nName: Farhana Islam\n01711-223304\nHouse 12, Lake Road\nTotal ৳640';
    fc.assert(
      fc.property(leadingTexts, anyMarket, (text, market) => {
        expect(parseMessage(text + ignoredText, market)).toEqual(parseMessage(text, market));
      }),
      { numRuns: 40 },
    );
  });
});
