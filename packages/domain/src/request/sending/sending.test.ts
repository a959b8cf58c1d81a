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
import { $canSubmit, $submission, orderPlaced, orderSubmitted } from './index.ts';

const rejection = (message: string): ApiFailure => ({
  kind: 'rejected',
  status: 400,
  message,
  translationKey: null,
  retryAfterMs: null,
});
const refuse = (message: string) => Promise.reject(failureError(rejection(message)));

interface OrderRequest {
  readonly body: CreateOrderBody;
  readonly key: string;
}

const watchPlacedOrders = (scope: Scope) => {
  const placed: string[] = [];
  createWatch({
    unit: orderPlaced,
    scope,
    fn: ({ vendorId, orderId }) => placed.push(`${vendorId}/${orderId}`),
  });
  return placed;
};
const openFilledRequest = async (...setting: Parameters<typeof requestScreen>) => {
  const screen = requestScreen(...setting);
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('submitting a request', () => {
  // Proves: transition.submitted, transition.reset, message.order-pushed
  it('sends the draft with the fee on screen and opens the placed order', async () => {
    const sent: OrderRequest[] = [];
    const screen = await openFilledRequest({
      handlers: [
        [createOrderFx, (request: OrderRequest) => (sent.push(request), { orderId: 'k4ch-000042' })],
      ],
    });
    const placed = watchPlacedOrders(screen.scope);
    const draftId = screen.scope.getState($draft).id;

    await screen.fire(orderSubmitted);

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
    expect(screen.notifiedKeys()).toEqual(['toast.order-pushed']);
    expect(screen.scope.getState($draft)).toMatchObject({ customerName: '', destination: null });
    expect(screen.scope.getState($draft).id).not.toBe(draftId);
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  it('shows the error of every invalid field in the order of the rules until the field is edited', async () => {
    const sent: unknown[] = [];
    const screen = await openFilledRequest({
      handlers: [[createOrderFx, (request: OrderRequest) => (sent.push(request), { orderId: 'x' })]],
    });
    await screen.fire(fieldChanged, { field: 'description', value: 'x'.repeat(201) });
    await screen.fire(fieldChanged, { field: 'amount', value: '' });
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Agent 7' });

    await screen.fire(orderSubmitted);
    expect(Object.entries(screen.scope.getState($errors))).toEqual([
      ['customerName', 'validation.wrong-customer-name'],
      ['description', 'validation.fill-description'],
      ['amount', 'validation.fill-amount'],
    ]);
    await screen.fire(fieldChanged, { field: 'notes', value: 'x' });
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Agent' });
    expect(Object.keys(screen.scope.getState($errors))).toEqual(['description', 'amount']);
    await screen.fire(fieldChanged, { field: 'description', value: '' });
    await screen.fire(orderSubmitted);
    expect(screen.scope.getState($errors)).toEqual({ amount: 'validation.fill-amount' });
    expect(sent).toEqual([]);
  });

  it('sends one order when the button is pressed repeatedly', async () => {
    let count = 0;
    const screen = await openFilledRequest({
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
    for (let press = 0; press < 20; press += 1) void allSettled(orderSubmitted, { scope: screen.scope });
    await screen.clock.advance(10);
    expect(screen.scope.getState($submission).status).toBe('sending');
    expect(screen.scope.getState($canSubmit)).toBe(false);
    await screen.clock.advance(1000);
    expect(count).toBe(1);
    expect(screen.scope.getState($submission).status).toBe('idle');
  });

  // Proves: message.could-not-create
  it('reports a refusal, keeps the draft and allows another attempt', async () => {
    let isRefusing = true;
    const screen = await openFilledRequest({
      handlers: [[createOrderFx, () => (isRefusing ? refuse('NoVehicles') : { orderId: 'k4ch-000042' })]],
    });
    const placed = watchPlacedOrders(screen.scope);

    await screen.fire(orderSubmitted);
    expect(screen.notifiedKeys()).toEqual(['toast.could-not-create-that-order']);
    expect(screen.scope.getState($submission)).toMatchObject({
      status: 'failed',
      failure: { message: 'NoVehicles' },
    });
    expect(screen.scope.getState($draft).customerName).toBe('Ayesha Rahman');

    isRefusing = false;
    await screen.fire(orderSubmitted);
    expect(placed).toEqual(['k4ch/k4ch-000042']);
  });

  it('shows no message when the session ends before the outcome is known', async () => {
    const signedOut: ApiFailure = { kind: 'unauthorized', status: 401, message: '', translationKey: null };
    const screen = await openFilledRequest({
      handlers: [
        [createOrderFx, () => Promise.reject(failureError({ kind: 'offline' }))],
        [listOrdersFx, () => Promise.reject(failureError(signedOut))],
      ],
    });

    await screen.fire(orderSubmitted);

    expect(screen.notifiedKeys()).toEqual([]);
    expect(screen.scope.getState($submission)).toEqual({ status: 'idle', failure: null });
    expect(screen.scope.getState($draft).customerName).toBe('Ayesha Rahman');
  });

  // Proves: rule.order-needs-fee
  it('fetches a missing fee and sends the order only at the next submission', async () => {
    let isDown = true;
    const sent: OrderRequest[] = [];
    const screen = await openFilledRequest({
      handlers: [
        [checkDeliverableFx, () => (isDown ? Promise.reject(failureError({ kind: 'offline' })) : true)],
        [createOrderFx, (request: OrderRequest) => (sent.push(request), { orderId: 'k4ch-000042' })],
      ],
    });
    isDown = false;
    await screen.fire(orderSubmitted);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(sent).toEqual([]);
    await screen.fire(orderSubmitted);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['places one order', 'no order', null, 1],
    ['places no order', 'an order', { orderId: 'k4ch-000041' }, 0],
  ])('%s when the look-up of an earlier placement finds %s', async (_action, _found, existing, times) => {
    const sent: OrderRequest[] = [];
    let finishLookUp: (result: { orderId: string } | null) => void = () => undefined;
    const lookUp = new Promise<{ orderId: string } | null>((resolve) => (finishLookUp = resolve));
    const screen = requestScreen({
      handlers: [
        [resumePlacementFx, () => lookUp],
        [createOrderFx, (request: OrderRequest) => (sent.push(request), { orderId: 'k4ch-000042' })],
      ],
    });
    const opened = screen.open();
    void screen.pickAddress();
    void screen.fillDetails();
    await screen.clock.advance(1000);

    void screen.fire(orderSubmitted);
    const statusDuringLookUp = screen.scope.getState($submission).status;
    finishLookUp(existing);
    await opened;

    expect(statusDuringLookUp).toBe('sending');
    expect(sent).toHaveLength(times);
    expect(screen.scope.getState($submission).status).toBe('idle');
  });

  it('opens the placed order after a reload during submission', async () => {
    const origin = createSharedStorage();
    const never = () => new Promise<never>(() => undefined);
    const closedPage = await openFilledRequest({
      storage: origin.openTab(),
      handlers: [[createOrderFx, never]],
    });
    void allSettled(orderSubmitted, { scope: closedPage.scope });
    await closedPage.clock.advance(100);

    const existingOrder = orderFixture({
      id: 'k4ch-000041',
      createdAt: closedPage.clock.now(),
      deliveryFee: 60,
      description: '',
      customer: {
        ...orderFixture().customer,
        address: '7 Kamal Avenue, Banani',
        phoneNumber: '+8801812345678',
      },
    });
    const reloadedPage = requestScreen({
      storage: origin.openTab(),
      clock: closedPage.clock,
      handlers: [[listOrdersFx, () => ({ orders: [existingOrder], cursor: null })]],
    });
    const placed = watchPlacedOrders(reloadedPage.scope);
    void reloadedPage.open();
    await reloadedPage.clock.advance(60_000);

    expect(placed).toEqual(['k4ch/k4ch-000041']);
    expect(reloadedPage.notifiedKeys()).toEqual(['toast.order-pushed']);
    expect(reloadedPage.scope.getState($draft).customerName).toBe('');
  });
});
