import { allSettled, createWatch, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failures.ts';
import { checkDeliverableFx } from '../../api/delivery.ts';
import { createOrderFx, listOrdersFx } from '../../api/orders.ts';
import { resumePlacementFx } from '../placement/placement.model.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { $draft, fieldChanged } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $quote } from '../fee/quote.model.ts';
import { $step } from '../flow/request.model.ts';
import { $canSubmit, $submission, orderPlaced, submitted } from './index.ts';

const rejection = (message: string): ApiFailure => ({
  kind: 'rejected',
  status: 400,
  message,
  translationKey: null,
  retryAfterMs: null,
});
const refuse = (message: string) => Promise.reject(failureError(rejection(message)));

interface Attempt {
  readonly body: CreateOrderBody;
  readonly key: string;
}

const placedOrders = (scope: Scope) => {
  const placed: string[] = [];
  createWatch({
    unit: orderPlaced,
    scope,
    fn: ({ vendorId, orderId }) => placed.push(`${vendorId}/${orderId}`),
  });
  return placed;
};
const filled = async (...setting: Parameters<typeof requestScreen>) => {
  const screen = requestScreen(...setting);
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('asking for a rider', () => {
  // Proves: transition.submitted, transition.reset, message.order-pushed
  it('sends what was typed with the fee on screen, and ends on the order', async () => {
    const sent: Attempt[] = [];
    const screen = await filled({
      handlers: [[createOrderFx, (attempt: Attempt) => (sent.push(attempt), { orderId: 'k4ch-000042' })]],
    });
    const placed = placedOrders(screen.scope);
    const draftId = screen.scope.getState($draft).id;

    await screen.fire(submitted);

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body: {
        vendor_id: 'k4ch',
        customer: { name: 'Ayesha Rahman' },
        delivery_fee: 60,
        signature: 'signature-1',
        order: { amount: 450, payment_method: 'CASH_ON_DELIVERY' },
      },
    });
    expect(placed).toEqual(['k4ch/k4ch-000042']);
    expect(screen.said()).toEqual(['toast.order-pushed']);
    expect(screen.scope.getState($draft)).toMatchObject({ customerName: '', destination: null });
    expect(screen.scope.getState($draft).id).not.toBe(draftId);
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  it('shows the first thing that is missing, until that field is edited', async () => {
    const sent: unknown[] = [];
    const screen = await filled({
      handlers: [[createOrderFx, (attempt: Attempt) => (sent.push(attempt), { orderId: 'x' })]],
    });
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Agent 7' });
    await screen.fire(fieldChanged, { field: 'amount', value: '' });

    await screen.fire(submitted);
    expect(screen.scope.getState($errors)).toEqual({ customerName: 'validation.wrong-customer-name' });
    await screen.fire(fieldChanged, { field: 'notes', value: 'x' });
    expect(screen.scope.getState($errors)).toEqual({ customerName: 'validation.wrong-customer-name' });
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Agent' });
    expect(screen.scope.getState($errors)).toEqual({});
    await screen.fire(submitted);
    expect(screen.scope.getState($errors)).toEqual({ amount: 'validation.fill-amount' });
    expect(sent).toEqual([]);
  });

  it('cannot be pressed again while it is on its way', async () => {
    let count = 0;
    const screen = await filled({
      handlers: [
        [
          createOrderFx,
          async () => {
            count += 1;
            await screen.clock.sleep(1000);
            return { orderId: 'k4ch-000042' };
          },
        ],
      ],
    });
    for (let press = 0; press < 20; press += 1) void allSettled(submitted, { scope: screen.scope });
    await screen.clock.advance(10);
    expect(screen.scope.getState($submission).status).toBe('sending');
    expect(screen.scope.getState($canSubmit)).toBe(false);
    await screen.clock.advance(1000);
    expect(count).toBe(1);
    expect(screen.scope.getState($submission).status).toBe('idle');
  });

  // Proves: message.could-not-create
  it('says that the order could not be created, keeps what was typed, and can be pressed again', async () => {
    let isRefusing = true;
    const screen = await filled({
      handlers: [[createOrderFx, () => (isRefusing ? refuse('NoVehicles') : { orderId: 'k4ch-000042' })]],
    });
    const placed = placedOrders(screen.scope);

    await screen.fire(submitted);
    expect(screen.said()).toEqual(['toast.could-not-create-that-order']);
    expect(screen.scope.getState($submission)).toMatchObject({
      status: 'failed',
      failure: { message: 'NoVehicles' },
    });
    expect(screen.scope.getState($draft).customerName).toBe('Ayesha Rahman');

    isRefusing = false;
    await screen.fire(submitted);
    expect(placed).toEqual(['k4ch/k4ch-000042']);
  });

  it('says nothing while it is unknown whether there is an order because the session ended', async () => {
    const signedOut: ApiFailure = { kind: 'unauthorized', status: 401, message: '', translationKey: null };
    const screen = await filled({
      handlers: [
        [createOrderFx, () => Promise.reject(failureError({ kind: 'offline' }))],
        [listOrdersFx, () => Promise.reject(failureError(signedOut))],
      ],
    });

    await screen.fire(submitted);

    expect(screen.said()).toEqual([]);
    expect(screen.scope.getState($submission)).toEqual({ status: 'idle', failure: null });
    expect(screen.scope.getState($draft).customerName).toBe('Ayesha Rahman');
  });

  // Proves: rule.order-needs-fee
  it('asks for a missing fee again instead of sending, and sends nothing that nobody saw', async () => {
    let isDown = true;
    const sent: Attempt[] = [];
    const screen = await filled({
      handlers: [
        [checkDeliverableFx, () => (isDown ? Promise.reject(failureError({ kind: 'offline' })) : true)],
        [createOrderFx, (attempt: Attempt) => (sent.push(attempt), { orderId: 'k4ch-000042' })],
      ],
    });
    isDown = false;
    await screen.fire(submitted);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(sent).toEqual([]);
    await screen.fire(submitted);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['sends it when there turns out to be none', null, 1],
    ['sends nothing when there turns out to be one', { orderId: 'k4ch-000041' }, 0],
  ])('keeps a press that comes while an earlier order is looked for, and %s', async (_, earlier, times) => {
    const sent: Attempt[] = [];
    let tell: (result: { orderId: string } | null) => void = () => undefined;
    const found = new Promise<{ orderId: string } | null>((resolve) => (tell = resolve));
    const screen = requestScreen({
      handlers: [
        [resumePlacementFx, () => found],
        [createOrderFx, (attempt: Attempt) => (sent.push(attempt), { orderId: 'k4ch-000042' })],
      ],
    });
    const opened = screen.open();
    void screen.pickAddress();
    void screen.fillDetails();
    await screen.clock.advance(1000);

    void screen.fire(submitted);
    const meanwhile = screen.scope.getState($submission).status;
    tell(earlier);
    await opened;

    expect(meanwhile).toBe('sending');
    expect(sent).toHaveLength(times);
    expect(screen.scope.getState($submission).status).toBe('idle');
  });

  it('ends on the order that a reload came in between', async () => {
    const origin = createSharedStorage();
    const never = () => new Promise<never>(() => undefined);
    const before = await filled({ storage: origin.openTab(), handlers: [[createOrderFx, never]] });
    void allSettled(submitted, { scope: before.scope });
    await before.clock.advance(100);

    const made = orderFixture({
      id: 'k4ch-000041',
      createdAt: before.clock.now(),
      deliveryFee: 60,
      description: '',
      customer: {
        ...orderFixture().customer,
        address: '7 Kamal Avenue, Banani',
        phoneNumber: '+8801812345678',
      },
    });
    const after = requestScreen({
      storage: origin.openTab(),
      clock: before.clock,
      handlers: [[listOrdersFx, () => ({ orders: [made], cursor: null })]],
    });
    const placed = placedOrders(after.scope);
    void after.open();
    await after.clock.advance(60_000);

    expect(placed).toEqual(['k4ch/k4ch-000041']);
    expect(after.said()).toEqual(['toast.order-pushed']);
    expect(after.scope.getState($draft).customerName).toBe('');
  });
});
