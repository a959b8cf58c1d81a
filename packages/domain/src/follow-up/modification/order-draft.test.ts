import { expect, it } from 'vitest';
import { orderFixture } from '../../testing/fixtures.ts';
import { orderDraft } from './order-draft.ts';

const reading = { country: 'bd', currency: 'BDT', locale: 'en-BD' };

it('takes everything over but the pickup code, which names one bag', () => {
  const draft = orderDraft(orderFixture({ pickupCode: 'A-17', amount: 640.5 }), 'd1', reading);

  expect(draft).toMatchObject({
    id: 'd1',
    customerName: 'Ayesha Rahman',
    phone: { text: '+8801812345678', e164: '+8801812345678', possible: true },
    amount: '640.50',
    pickupCode: '',
  });
});

it('takes an address apart only where the first part must be the unit', () => {
  const order = orderFixture({ customer: { ...orderFixture().customer, address: '4B, Lake View, Road 3' } });

  expect(orderDraft(order, 'd1', reading)).toMatchObject({
    unit: '',
    destinationText: '4B, Lake View, Road 3',
  });
  expect(orderDraft(order, 'd1', { ...reading, country: 'sg' })).toMatchObject({
    unit: '4B',
    destinationText: 'Lake View, Road 3',
  });
});
