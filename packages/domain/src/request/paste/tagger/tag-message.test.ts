import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { parseMessage } from '../parse-message.ts';
import { corpusMessages } from '../testing/corpus.ts';
import { randomWeights } from '../testing/random-weights.ts';
import { pasteWeights } from '../weights/index.ts';

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const weightSets = [pasteWeights, ...seeds.map((seed) => randomWeights(seed, pasteWeights))];

// prettier-ignore
const noNames = [
  ['a greeting', 'Good morning', 'Good morning\n01711-223304\nHouse 12, Lake Road\nTotal 640 taka'],
  ['a subject line', 'Express', 'Subject: Express Bakery\n01711-223304\nHouse 12, Lake Road\nTotal 640 taka'],
  ['markup', 'section', '<section>\n01711-223304\nHouse 12, Lake Road\nTotal 640 taka</section>'],
  ['an item', 'burger', '2 pizza 1 burger\n01711-223304\nHouse 12, Lake Road\nTotal 640 taka'],
  ['a word about payment', 'cash', 'Cash on delivery\n01711-223304\nHouse 12, Lake Road\nTotal 640 taka'],
  ['a label', 'phone', 'Phone: 01711-223304\nHouse 12, Lake Road\nTotal 640 taka'],
] as const;

describe('the tagger', () => {
  it.each([0, 1, 2])('takes no phrase for both a name and an address, with weights %i', (index) => {
    for (const { text, country } of corpusMessages.filter((_, at) => at % 25 === 0)) {
      const { name, address } = parseMessage(text, markets[country] ?? markets.sg, weightSets[index]);
      if (name !== null) expect(address).not.toBe(name);
    }
  });

  it.each(noNames)('never takes %s for a name, whatever the weights', (_, word, text) => {
    for (const weights of weightSets)
      expect((parseMessage(text, markets.bd, weights).name ?? '').toLowerCase()).not.toBe(word.toLowerCase());
  });

  it('never starts an address with the name, whatever the weights', () => {
    const text = 'Deliver to Mrs Farhana Islam, House 12, Road 7, Banani. 01711-223304, total 640 taka';
    for (const weights of weightSets) {
      const { name, address } = parseMessage(text, markets.bd, weights);
      if (name !== null) expect(fold(address ?? '').startsWith(fold(name))).toBe(false);
    }
    expect(parseMessage(text, markets.bd).address).toBe('House 12, Road 7, Banani');
  });

  it('leaves the phone number and the amount out of name, unit and note', () => {
    const text = 'Farhana Islam, House 12, Lake Road, flat 4B. 01711-223304. Total ৳640 cash. Ring the bell.';
    const { name, unit, note } = parseMessage(text, markets.bd);
    for (const value of [name, unit, note]) expect(value ?? '').not.toMatch(/01711|640/);
  });

  it('leaves out the title before a name', () => {
    expect(
      parseMessage('Name: Mrs. Farhana Islam\nPhone: 01711-223304\nTotal 640 taka', markets.bd).name,
    ).toBe('Farhana Islam');
  });
});
