import { describe, expect, it } from 'vitest';
import { corpusPhrases } from '../../packages/domain/src/request/paste/testing/phrases.ts';
import { createRandom } from './random.ts';
import type { TrainingMessage } from './trainer.ts';
import { createVariation } from './vary-messages.ts';

const message: TrainingMessage = {
  country: 'it',
  text: 'Due pizze in via Po 3, Torino. Citofono rotto, grazie',
  isOrder: true,
  labels: {
    name: null,
    phone: null,
    address: 'via Po 3, Torino',
    unit: null,
    amount: null,
    paymentMethod: null,
    note: 'Citofono rotto',
    point: null,
  },
};
const phrases = { it: { address: ['corso Alba 9, Asti'], unit: [], note: ['passare dal cortile'] } };

describe('a variant of a message', () => {
  it('contains addresses and notes of the phrases, with the labels that match', () => {
    const vary = createVariation([message], phrases);
    const random = createRandom(1);
    const variants = Array.from({ length: 60 }, () => vary(message, random));
    expect(variants.some(({ labels }) => labels.address === 'corso Alba 9, Asti')).toBe(true);
    expect(variants.some(({ labels }) => labels.note === 'passare dal cortile')).toBe(true);
    for (const { text, labels } of variants) {
      expect(text).toContain(labels.address ?? '');
      expect(text).toContain(labels.note ?? '');
    }
  });
});

describe('a list of phrases', () => {
  it.each(Object.entries(corpusPhrases))('has single lines without duplicates in %s', (_, lists) => {
    for (const list of [lists.address, lists.unit, lists.note]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((phrase) => phrase === '' || /\n|^\s|\s$/.test(phrase))).toEqual([]);
    }
  });
});
