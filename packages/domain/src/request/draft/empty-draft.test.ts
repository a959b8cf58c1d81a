import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyPhone, isEmptyDraft, type Draft } from './draft.ts';

const empty = emptyDraft('d1');
const place = { address: 'House 12', point: { latitude: 23.78, longitude: 90.41 }, city: null, area: null };

describe('isEmptyDraft', () => {
  it('accepts a new draft', () => {
    expect(isEmptyDraft(empty)).toBe(true);
  });

  it.each<Partial<Draft>>([
    { phone: { ...emptyPhone, text: '0' } },
    { destinationText: 'H' },
    { destination: place },
    { paymentMethod: 'PAID' },
    { deliverAt: 1 },
    { voucherCode: 'RIDE20' },
    { notes: ' ' },
  ])('rejects a draft with %j', (values) => {
    expect(isEmptyDraft({ ...empty, ...values })).toBe(false);
  });
});
