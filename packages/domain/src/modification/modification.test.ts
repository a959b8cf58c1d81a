import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Order, Vendor } from '../api/entities.ts';
import type { ApiFailure } from '../api/failures.ts';
import { quoteFeeFx } from '../api/delivery.ts';
import { createOrderFx, loadOrderFx } from '../api/orders.ts';
import { updateOrderFx } from '../api/update-order.ts';
import { orderStatuses, type OrderStatus } from '../contracts/order-status.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import type { UpdateOrderBody } from '../contracts/update-order.ts';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { $draft, fieldChanged, startedOver } from '../request/draft.model.ts';
import { draftKey } from '../request/draft-storage.ts';
import { $errors } from '../request/errors.model.ts';
import { $feeQuestion, feeConfirmed } from '../request/fee-change.model.ts';
import { $quote } from '../request/quote.model.ts';
import { requestClosed, requestOpened } from '../request/request.model.ts';
import { failureError, requestScreen } from '../request/test/request-screen.ts';
import { orderFixture } from '../testing/fixtures.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { canModify } from './can-modify.ts';
import {
  $hasChanges,
  $methods,
  $order,
  $view,
  modificationClosed,
  modificationOpened,
  modificationRetried,
} from './modification.model.ts';
import { $canModify, $isModifying, modificationSubmitted, orderModified } from './sending.model.ts';

type Sent = { readonly orderId: string; readonly body: UpdateOrderBody };

const address = { vendorId: 'k4ch', orderId: 'k4ch-000001' };

const rejection = (status: number, message: string): ApiFailure => ({
  kind: 'rejected',
  status,
  message,
  translationKey: null,
  retryAfterMs: null,
});
const refuse = (failure: ApiFailure) => Promise.reject(failureError(failure));

/** The order with a change in it, as the service would answer it. */
const withChange = (order: Order, { body }: Sent): Order => ({
  ...order,
  updatedAt: order.updatedAt + 1000,
  status: 'MODIFIED',
  deliveryFee: body.delivery_fee,
  amount: body.amount,
  description: body.item_details,
  paymentMethod: body.payment_method,
  customer: {
    ...order.customer,
    address: body.location.address,
    notes: body.location.notes,
    point: { latitude: body.location.latitude, longitude: body.location.longitude },
  },
});

interface Setting {
  readonly order?: Partial<Order>;
  readonly vendor?: Partial<Vendor>;
  readonly storage?: ReturnType<typeof createSharedStorage>;
  /** What the service does with the n-th change; by default it makes it. */
  readonly update?: (sent: Sent, service: { order: Order }, count: number) => unknown;
  readonly load?: () => unknown;
  readonly fees?: readonly number[];
}

const modify = async ({ order = {}, vendor = {}, storage, update, load, fees = [60] }: Setting = {}) => {
  const service = { order: orderFixture({ createdAt: 0, updatedAt: 0, ...order }) };
  const sent: Sent[] = [];
  const modified: unknown[] = [];
  let quotes = 0;
  const screen = requestScreen({
    vendor,
    ...(storage && { storage: storage.openTab() }),
    handlers: [
      [loadOrderFx, load ?? (() => service.order)],
      [createOrderFx, () => refuse(rejection(500, 'never'))],
      [
        quoteFeeFx,
        () => ((quotes += 1), { amount: fees[quotes - 1] ?? fees.at(-1), signature: `s${quotes}` }),
      ],
      [
        updateOrderFx,
        (params: Sent) => {
          sent.push(params);
          if (update) return update(params, service, sent.length);
          service.order = withChange(service.order, params);
          return service.order;
        },
      ],
    ],
  });
  createWatch({ unit: orderModified, scope: screen.scope, fn: (value) => modified.push(value) });
  const open = async () => {
    await screen.fire(requestOpened, address);
    await screen.fire(modificationOpened, address);
  };
  const close = async () => {
    await screen.fire(requestClosed);
    await screen.fire(modificationClosed, address);
  };
  await open();
  const state = {
    draft: () => screen.scope.getState($draft),
    view: () => screen.scope.getState($view),
  };
  return { ...screen, ...state, open, close, service, sent, modified };
};

describe('the rule of what can be modified', () => {
  const allowed: readonly OrderStatus[] = [
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'MODIFIED',
  ];
  const rider = { id: 'r1', name: 'Rafiq', phoneNumber: '+8801711000222' };

  it.each(orderStatuses)('for %s: before a rider is assigned, MODIFIED only without one', (status) => {
    expect(canModify(orderFixture({ status }))).toBe(allowed.includes(status));
    expect(canModify(orderFixture({ status, rider }))).toBe(
      allowed.includes(status) && status !== 'MODIFIED',
    );
  });

  it('takes a rider who accepted, and left the record again, for assigned', () => {
    const history = (['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'] as const).map((status, at) => ({
      status,
      at,
    }));
    expect(canModify(orderFixture({ status: 'MODIFIED', history }))).toBe(false);
  });

  it('leaves an order alone whose payment method it does not know', () => {
    expect(canModify(orderFixture({ paymentMethod: 'BARTER' }))).toBe(false);
  });
});

describe('changing an order', () => {
  it('shows the order in the form, with a fee fetched anew', async () => {
    const screen = await modify({ order: { customer: { ...orderFixture().customer, notes: 'Gate 2' } } });

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

  it('sends what can be changed with the fee on screen, once, and says so', async () => {
    const screen = await modify();
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
    expect(screen.said()).toEqual(['modify.updated']);
    expect(screen.modified).toEqual([address]);
    expect(screen.scope.getState($hasChanges)).toBe(false);
  });

  it('keeps the amount as the value of the items when cash becomes paid', async () => {
    const screen = await modify();
    await screen.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await screen.fire(modificationSubmitted);

    expect(screen.sent[0]?.body).toMatchObject({ payment_method: 'PAID', amount: 450 });
  });

  it.each([
    ['CASH_ON_DELIVERY', ['CASH_ON_DELIVERY', 'PAID']],
    ['PAID', ['PAID']],
    ['PAYMENT_ON_DELIVERY', ['PAYMENT_ON_DELIVERY']],
  ])('offers for %s: %s', async (paymentMethod, methods) => {
    const screen = await modify({ order: { paymentMethod } });

    expect(screen.scope.getState($methods)).toEqual(methods);
  });

  it('offers no method that the vendor lacks', async () => {
    const screen = await modify({ vendor: { paymentMethods: ['CASH_ON_DELIVERY'] } });

    expect(screen.scope.getState($methods)).toEqual(['CASH_ON_DELIVERY']);
  });

  it('asks for what is missing, and not for what it does not carry', async () => {
    const screen = await modify({
      order: { customer: { ...orderFixture().customer, name: 'Table 7', phoneNumber: '123' } },
    });
    await screen.fire(fieldChanged, { field: 'amount', value: '' });
    await screen.fire(modificationSubmitted);
    expect(screen.scope.getState($errors)).toEqual({ amount: 'validation.fill-amount' });
    await screen.fire(fieldChanged, { field: 'amount', value: '10' });
    await screen.fire(modificationSubmitted);

    expect(screen.sent).toHaveLength(1);
  });

  it('finds the unit in the address where a unit is required', async () => {
    const customer = { ...orderFixture().customer, address: '#04-12, Orchid Rise 12, Singapore 241426' };
    const screen = await modify({ vendor: { country: 'sg', currency: 'SGD' }, order: { customer } });

    expect(screen.draft()).toMatchObject({
      unit: '#04-12',
      destinationText: 'Orchid Rise 12, Singapore 241426',
    });
    await screen.fire(modificationSubmitted);
    expect(screen.sent[0]?.body.location.address).toBe(customer.address);
  });
});

describe('an order that is being changed', () => {
  it('is settled as soon as a rider is assigned, and what was typed stays', async () => {
    const screen = await modify();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    const assigned = { ...screen.service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 } as const;
    await screen.fire(orderUpdatesReceived, [orderFixture({ id: 'k4ch-000009' }), assigned]);
    await screen.fire(modificationSubmitted);

    expect(screen.view()).toBe('settled');
    expect(screen.scope.getState($canModify)).toBe(false);
    expect(screen.sent).toEqual([]);
    expect(screen.draft().notes).toBe('ring twice');
  });

  it('is settled when the service says so, which is said, and what was typed stays', async () => {
    const screen = await modify({
      update: (_, service) => {
        service.order = { ...service.order, status: 'ASSIGNED_TO_TRANSPORT', updatedAt: 5000 };
        return refuse(rejection(400, 'order-not-modifiable'));
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.could-not-update']);
    expect(screen.view()).toBe('settled');
    expect(screen.draft().notes).toBe('ring twice');
    expect(screen.modified).toEqual([]);
  });

  it.each([
    ['the answer was lost', { kind: 'offline' } as const],
    ['a repeat after a lost answer came too late', rejection(400, 'order-not-modifiable')],
  ])('counts as changed when it is as wanted, although %s', async (_name, failure) => {
    const screen = await modify({
      update: (sent, service) => {
        service.order = withChange(service.order, sent);
        return refuse(failure);
      },
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.updated']);
    expect(screen.modified).toEqual([address]);
  });

  it('can be tried again after a failure', async () => {
    const screen = await modify({
      update: (sent, { order }, count) =>
        count === 1 ? refuse({ kind: 'offline' }) : withChange(order, sent),
    });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.fire(modificationSubmitted);

    expect(screen.said()).toEqual(['modify.could-not-update', 'modify.updated']);
  });

  it('is said to be missing where the outlet has no such order, and read again after a failure', async () => {
    const answers = [refuse(rejection(404, 'not-found')), refuse({ kind: 'offline' }), orderFixture()];
    let asked = 0;
    const screen = await modify({ load: () => answers[asked++] });
    const views = [screen.view()];
    await screen.fire(modificationRetried);
    views.push(screen.view());
    await screen.fire(modificationRetried);

    expect([...views, screen.view()]).toEqual(['missing', 'failed', 'ready']);
  });
});

describe('a fee whose signature has run out while an order is changed', () => {
  const expired = (sent: Sent, { order }: { order: Order }) =>
    sent.body.signature === 's1' ? refuse(rejection(400, signatureExpiredMessage)) : withChange(order, sent);

  it('is asked for again after a second, and the change goes out when it is the same', async () => {
    const screen = await modify({ update: expired });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    expect(screen.scope.getState($isModifying)).toBe(true);
    await screen.clock.advance(1000);

    expect(screen.sent.map(({ body }) => body.signature)).toEqual(['s1', 's2']);
    expect(screen.said()).toEqual(['modify.updated']);
  });

  it('is asked about when it has changed, and no other fee is sent', async () => {
    const screen = await modify({ update: expired, fees: [60, 75] });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.clock.advance(1000);
    expect(screen.scope.getState($feeQuestion)).toEqual({ amount: 75 });
    expect(screen.sent).toHaveLength(1);
    await screen.fire(feeConfirmed);

    expect(screen.sent.map(({ body }) => body.delivery_fee)).toEqual([60, 75]);
    expect(screen.said()).toEqual(['modify.updated']);
  });
});

describe('the draft of a change', () => {
  it('is its own: the draft of the outlet stays as it was', async () => {
    const storage = createSharedStorage();
    const ordinary = requestScreen({ storage: storage.openTab() });
    await ordinary.open();
    await ordinary.fillDetails();
    await ordinary.fire(requestClosed);
    const before = storage.values.get(draftKey('k4ch'));

    const screen = await modify({ storage });
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(modificationSubmitted);
    await screen.close();
    await screen.fire(requestOpened, { vendorId: 'k4ch' });

    expect(screen.draft()).toMatchObject({ customerName: 'Ayesha Rahman', notes: '', amount: '450' });
    expect(storage.values.get(draftKey('k4ch'))).toBe(before);
  });

  it('survives being left, over whatever the order has become', async () => {
    const storage = createSharedStorage();
    const before = await modify({ storage });
    await before.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await before.close();

    const screen = await modify({ storage, order: { amount: 900 } });

    expect(screen.draft()).toMatchObject({ notes: 'ring twice', amount: '900' });
    expect(screen.scope.getState($hasChanges)).toBe(true);
  });

  it('leaves nothing behind when nothing was typed, and after it was undone', async () => {
    const storage = createSharedStorage();
    const screen = await modify({ storage });
    await screen.close();
    const left = [...storage.values.keys()];
    await screen.open();
    await screen.fire(fieldChanged, { field: 'notes', value: 'ring twice' });
    await screen.fire(startedOver);
    expect(screen.draft()).toMatchObject({ notes: '', amount: '450' });
    await screen.close();

    expect([left, [...storage.values.keys()]]).toEqual([[], []]);
    expect(screen.scope.getState($order)).toBeNull();
  });
});
