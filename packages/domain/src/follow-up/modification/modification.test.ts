import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { orderStatuses, type OrderStatus } from '../../contracts/order-status.ts';
import { fieldChanged } from '../../request/draft/draft.model.ts';
import { $errors } from '../../request/rules/errors.model.ts';
import { $quote } from '../../request/fee/quote.model.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { canModify } from './can-modify.ts';
import { $hasChanges, $methods } from './modification.model.ts';
import { modificationSubmitted } from './sending.model.ts';
import { orderReference, openModificationScreen } from './test/modification-screen.ts';

describe('canModify', () => {
  const allowed: readonly OrderStatus[] = [
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'MODIFIED',
  ];
  const rider = { id: 'r1', name: 'Rafiq', phoneNumber: '+8801711000222' };

  // Proves: state.modifiable
  it.each(orderStatuses)(
    'accepts a %s order only if its status and its rider allow a modification',
    (status) => {
      expect(canModify(orderFixture({ status }))).toBe(allowed.includes(status));
      expect(canModify(orderFixture({ status, rider }))).toBe(
        allowed.includes(status) && status !== 'MODIFIED',
      );
    },
  );

  it('returns false if the history contains a rider, even if the order has no rider now', () => {
    const history = (['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'] as const).map((status, at) => ({
      status,
      at,
    }));
    expect(canModify(orderFixture({ status: 'MODIFIED', history }))).toBe(false);
  });

  it('returns false for an order with an unknown payment method', () => {
    expect(canModify(orderFixture({ paymentMethod: 'BARTER' }))).toBe(false);
  });
});

describe('modifying an order', () => {
  it('shows the order in the form with a new quote', async () => {
    const screen = await openModificationScreen({
      order: { customer: { ...orderFixture().customer, notes: 'Gate 2' } },
    });

    expect(screen.draft()).toMatchObject({
      destinationText: '7 Kamal Avenue, Banani',
      destination: { address: '7 Kamal Avenue, Banani', point: orderFixture().customer.point },
      notes: 'Gate 2',
      amount: '450',
      description: 'Two kacchi',
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    expect(screen.view()).toBe('ready');
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(screen.scope.getState($hasChanges)).toBe(false);
  });

  // Proves: message.order-updated
  it('sends the modified fields once, with the fee on screen', async () => {
    const screen = await openModificationScreen();
    await screen.fire(fieldChanged, { field: 'unit', value: '4B' });
    await screen.fire(fieldChanged, { field: 'notes', value: ' ring twice ' });
    await screen.fire(fieldChanged, { field: 'amount', value: '500' });
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await Promise.all([screen.fire(modificationSubmitted), screen.fire(modificationSubmitted)]);

    const { latitude, longitude } = orderFixture().customer.point;
    expect(screen.sent).toEqual([
      {
        orderId: 'k4ch-000001',
        body: {
          vendor_id: 'k4ch',
          payment_method: 'PAID',
          amount: 500,
          item_details: 'Two kacchi',
          location: { address: '4B, 7 Kamal Avenue, Banani', notes: 'ring twice', latitude, longitude },
          delivery_fee: 60,
          signature: 's1',
        },
      },
    ]);
    expect(screen.notifiedKeys()).toEqual(['modify.updated']);
    expect(screen.modified).toEqual([orderReference]);
    expect(screen.scope.getState($hasChanges)).toBe(false);
  });

  it('keeps the amount as the value of the items when the method changes from cash to paid', async () => {
    const screen = await openModificationScreen();
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(modificationSubmitted);

    expect(screen.sent[0]?.body).toMatchObject({ payment_method: 'PAID', amount: 450 });
  });

  it.each([
    ['CASH_ON_DELIVERY', ['CASH_ON_DELIVERY', 'PAID']],
    ['PAID', ['PAID']],
    ['PAYMENT_ON_DELIVERY', ['PAYMENT_ON_DELIVERY']],
  ])('offers a %s order the methods %j', async (paymentMethod, methods) => {
    const screen = await openModificationScreen({ order: { paymentMethod } });

    expect(screen.scope.getState($methods)).toEqual(methods);
  });

  it('hides methods that the vendor does not offer', async () => {
    const screen = await openModificationScreen({ vendor: { paymentMethods: ['CASH_ON_DELIVERY'] } });

    expect(screen.scope.getState($methods)).toEqual(['CASH_ON_DELIVERY']);
  });

  it('validates only the fields that it sends', async () => {
    const screen = await openModificationScreen({
      order: { customer: { ...orderFixture().customer, name: 'Table 7', phoneNumber: '123' } },
    });
    await screen.fire(fieldChanged, { field: 'amount', value: '' });
    await screen.fire(modificationSubmitted);
    expect(screen.scope.getState($errors)).toEqual({ amount: 'validation.fill-amount' });
    await screen.fire(fieldChanged, { field: 'amount', value: '10' });
    await screen.fire(modificationSubmitted);

    expect(screen.sent).toHaveLength(1);
  });

  it('splits the unit from the address in Singapore', async () => {
    const customer = { ...orderFixture().customer, address: '#04-12, Orchid Rise 12, Singapore 241426' };
    const screen = await openModificationScreen({
      vendor: { market: markets.sg, currency: 'SGD' },
      order: { customer },
    });

    expect(screen.draft()).toMatchObject({
      unit: '#04-12',
      destinationText: 'Orchid Rise 12, Singapore 241426',
    });
    await screen.fire(modificationSubmitted);
    expect(screen.sent[0]?.body.location.address).toBe(customer.address);
  });
});
