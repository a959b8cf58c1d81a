import { describe, expect, it } from 'vitest';
import { emptyDraft, isBlankDraft, type Draft } from './draft.ts';

describe('isBlankDraft', () => {
  it('accepts a new draft and one whose phone number was deleted', () => {
    expect(isBlankDraft(emptyDraft('draft-1'))).toBe(true);
    const phone = { text: '', e164: null, possible: false };
    expect(isBlankDraft({ ...emptyDraft('draft-1'), phone })).toBe(true);
  });

  it.each<Partial<Draft>>([
    { destinationText: 'k' },
    { destination: { address: 'x', point: { latitude: 1, longitude: 2 }, city: null, area: null } },
    { phone: { text: '0', e164: null, possible: false } },
    { amount: '0' },
    { paymentMethod: 'PAID' },
    { deliverAt: 0 },
    { voucherCode: 'RIDE20' },
    { notes: ' ' },
  ])('rejects a draft with %j', (values) => {
    expect(isBlankDraft({ ...emptyDraft('draft-1'), ...values })).toBe(false);
  });
});
