import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { parseMessage } from './parse-message.ts';
import { isInTuningSet, labelledMessages } from './testing/labelled-messages.ts';
import { scoreParser } from './testing/score.ts';

const nothing = {
  name: null,
  phone: null,
  address: null,
  unit: null,
  amount: null,
  paymentMethod: null,
  note: null,
  point: null,
};

/** Letters and digits as one may compare them between a message and what was read from it. */
const plain = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => (/\p{Nd}/u.test(letter) ? '0' : letter))
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const floors = {
  phone: 0.99,
  amount: 0.99,
  name: 0.98,
  address: 0.98,
  unit: 0.98,
  paymentMethod: 0.98,
  note: 0.95,
  point: 0.99,
} as const;

describe('reading a pasted message', () => {
  it('reads the half of the labelled messages that it was built on', () => {
    const scores = scoreParser(labelledMessages.filter(isInTuningSet));
    for (const [field, floor] of Object.entries(floors))
      expect(scores[field as keyof typeof floors].f1, field).toBeGreaterThanOrEqual(floor);
  });

  it.each([
    ['https://maps.example/?q=23.7838,90.4107', 23.7838, 90.4107],
    ['https://maps.example/maps?ll=-1.2921%2C36.8219&z=3', -1.2921, 36.8219],
    ['geo:23.7838,90.4107?z=17', 23.7838, 90.4107],
    ['https://maps.example/@23.7838,90.4107,17z', 23.7838, 90.4107],
    ['https://maps.example/place/@1,2,9z/data=!3d23.7838!4d90.4107', 23.7838, 90.4107],
    ['see you at 23.7838, 90.4107', 23.7838, 90.4107],
  ])('reads the point of %s', (text, latitude, longitude) => {
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
  ])('reads nothing in %j', (text) => {
    expect(parseMessage(text, markets.bd)).toEqual(nothing);
  });

  it('keeps a number of another country that stands with its calling code', () => {
    expect(parseMessage('call +971 50 000 1234', markets.bd).phone).toBe('+971500001234');
  });

  it('does not take a message about paying later for a paid one', () => {
    expect(parseMessage('not paid yet, cash on delivery', markets.bd).paymentMethod).toBe('CASH_ON_DELIVERY');
  });

  const building = labelledMessages.filter(isInTuningSet).map(({ text }) => text);
  const pieces = [
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
  // What expressions stumble over that can match a stretch in many ways.
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
    fc.array(fc.constantFrom(...building, ...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.constantFrom(...repeated).map((part) => part.repeat(Math.ceil(20_000 / part.length))),
  );
  const anywhere = fc.constantFrom(...Object.values(markets));

  it('says nothing that the message does not say, and never throws', () => {
    fc.assert(
      fc.property(texts, anywhere, (text, market) => {
        const read = parseMessage(text, market);
        const said = plain(text);
        for (const field of [read.amount, read.unit])
          if (field !== null) expect(said).toContain(plain(field));
        // A name, an address and a note may be put together from pieces.
        for (const field of [read.name, read.address, read.note])
          for (const word of (field ?? '').split(/[\s,.]+/)) expect(said).toContain(plain(word));
      }),
      { numRuns: 150 },
    );
  });

  it('looks at the first three thousand characters and no further, so that its work is bounded', () => {
    const beginnings = fc
      .array(fc.constantFrom(...building, ...pieces, ...repeated), { minLength: 1, maxLength: 30 })
      .map((parts) => parts.join('').padEnd(3000, '. ').slice(0, 3000));
    const end = '\nName: Farhana Islam\n01711-223304\nHouse 12, Lake Road\nTotal ৳640';
    fc.assert(
      fc.property(beginnings, anywhere, (text, market) => {
        expect(parseMessage(text + end, market)).toEqual(parseMessage(text, market));
      }),
      { numRuns: 40 },
    );
  });
});
