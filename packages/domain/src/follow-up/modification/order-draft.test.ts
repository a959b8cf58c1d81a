import { describe, expect, it } from 'vitest';
import { orderFixture } from '../../testing/fixtures.ts';
import { createOrderDraft } from './order-draft.ts';

const format = { country: 'bd', currency: 'BDT', locale: 'en-BD' };

describe('createOrderDraft', () => {
  it('copies the customer and the amount of an order, but not its pickup code', () => {
    const draft = createOrderDraft(orderFixture({ pickupCode: 'A-17', amount: 640.5 }), 'd1', format);

    expect(draft).toMatchObject({
      id: 'd1',
      customerName: 'Ayesha Rahman',
      phone: { text: '+8801812345678', e164: '+8801812345678', possible: true },
      amount: '640.50',
      pickupCode: '',
    });
  });

  it('splits the unit from the address of an order only in Singapore', () => {
    const order = orderFixture({
      customer: { ...orderFixture().customer, address: '4B, Lake View, Road 3' },
    });

    expect(createOrderDraft(order, 'd1', format)).toMatchObject({
      unit: '',
      destinationText: '4B, Lake View, Road 3',
    });
    expect(createOrderDraft(order, 'd1', { ...format, country: 'sg' })).toMatchObject({
      unit: '4B',
      destinationText: 'Lake View, Road 3',
    });
  });
});
