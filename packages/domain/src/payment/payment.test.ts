import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../api/orders.ts';
import { confirmPaymentFx } from '../api/payments.ts';
import { $draft, fieldChanged } from '../request/draft/draft.model.ts';
import { $step } from '../request/flow/request.model.ts';
import { $duePayment, orderSubmitted } from '../request/sending/index.ts';
import { failureError } from '../request/testing/request-screen.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed, paymentLeft } from './index.ts';
import { atCards, pay } from './test/at-cards.ts';
import { createPaymentService, paymentDesk } from './test/payment-desk.ts';

describe('paying online', () => {
  // Proves: state.payment-intent
  it('takes the place of sending the order, and charges nothing before a card is chosen', async () => {
    const { stage, scope, service, placed } = await atCards();
    expect([stage(), scope.getState($step)]).toEqual(['choosing', 'FillPaymentDetails']);
    expect(service.payments.map(({ status, body }) => [status, body.order.payment_method])).toEqual([
      ['open', 'PAID'],
    ]);
    expect(placed).toEqual([]);
  });

  // Proves: state.payment-confirmed
  it('ends on the paid order, with the draft spent', async () => {
    const { fire, service, placed, scope, said, storage } = await atCards();
    await fire(cardConfirmed, pay('saved-1'));
    expect(placed).toEqual(service.orders);
    expect(service.payments[0]?.charges).toBe(1);
    expect(scope.getState($draft).customerName).toBe('');
    expect(said()).toEqual(['toast.order-pushed']);
    expect(storage.keys().filter((key) => key.includes('payment:'))).toEqual([]);
  });

  it('says that a card was declined, and takes another for the same intent', async () => {
    const { fire, stage, error, service, placed } = await atCards();
    await fire(cardConfirmed, pay('declined'));
    expect([stage(), error()]).toEqual(['choosing', 'payment.error.declined']);
    await fire(cardConfirmed, pay('saved-1'));
    expect(service.payments).toHaveLength(1);
    expect(placed).toHaveLength(1);
  });

  // Proves: state.payment-refunded
  it('shows what was charged and given back until the vendor has seen it, over a reload', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const first = await atCards(service, { storage });
    await first.fire(cardConfirmed, pay('undeliverable'));
    expect([first.stage(), first.placed]).toEqual(['refunded', []]);

    const again = paymentDesk(service, { storage });
    await again.open();
    await again.shown();
    expect(again.stage()).toBe('refunded');
    await again.fire(paymentLeft);
    expect(again.scope.getState($draft).customerName).toBe('Ayesha Rahman');

    const later = paymentDesk(service, { storage });
    await later.open();
    await later.shown();
    expect(later.stage()).toBe('idle');
  });

  // Proves: transition.back
  it('goes back to the details with everything as it was, and begins again from there', async () => {
    const { fire, stage, scope, press, service, placed } = await atCards();
    const draft = scope.getState($draft);
    await fire(paymentLeft);
    expect([stage(), scope.getState($step), scope.getState($duePayment)]).toEqual([
      'idle',
      'FillOrderDetails',
      null,
    ]);
    expect(scope.getState($draft)).toEqual(draft);
    await press();
    await fire(cardConfirmed, pay('saved-1'));
    expect(service.payments.map(({ charges }) => charges)).toEqual([0, 1]);
    expect(placed).toHaveLength(1);
  });

  it('sends the order without a payment once another method is chosen', async () => {
    const { fire, placed, service } = await atCards();
    await fire(paymentLeft);
    await fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await fire(orderSubmitted);
    expect(placed).toEqual(['k4ch-000042']);
    expect(service.payments[0]?.charges).toBe(0);
  });
});

describe('a confirmation without an answer', () => {
  // Proves: state.payment-confirmed
  it.each(['drop-before', 'drop-after', 'error-before', 'error-after'] as const)(
    'that meets %s is asked about before it is sent again, and charges once',
    async (trouble) => {
      const desk = await atCards();
      desk.service.troubles.push(trouble);
      desk.begin(cardConfirmed, pay('saved-1'));
      await desk.clock.advance(10_000);
      expect(desk.placed).toEqual(desk.service.orders);
      expect(desk.service.payments.map(({ charges }) => charges)).toEqual([1]);
      expect(new Set(desk.service.keys).size).toBe(1);
    },
  );

  // Proves: state.payment-cancelled
  it('is given up so that nothing can come of it later', async () => {
    const service = createPaymentService();
    const desk = await atCards(service, {
      handlers: [[confirmPaymentFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    desk.begin(cardConfirmed, pay('saved-1'));
    await desk.clock.advance(60_000);
    expect([desk.stage(), desk.error()]).toEqual(['failed', 'payment.error.cancelled']);
    expect(service.payments[0]?.status).toBe('cancelled');
  });

  it('cannot be left, and sends no order in another way meanwhile', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const sent: unknown[] = [];
    const handlers = [
      [createOrderFx, (order: unknown) => (sent.push(order), { orderId: 'k4ch-000099' })],
    ] as never;
    const desk = await atCards(service, { storage, handlers });
    service.troubles.push('drop-after', 'drop-before', 'drop-before');
    desk.begin(cardConfirmed, pay('saved-1'));
    await desk.clock.advance(100);
    expect(desk.stage()).toBe('checking');
    desk.begin(paymentLeft, undefined);
    expect(desk.stage()).toBe('checking');

    // Another tab of the same draft, which has not heard of the payment.
    const other = paymentDesk(service, { storage, handlers });
    await other.open();
    await other.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await other.fire(orderSubmitted);
    expect(sent).toEqual([]);
    await desk.clock.advance(20_000);
    expect(desk.placed).toEqual(service.orders);
  });

  it('is forgotten when the service knows nothing of it, and the order goes on', async () => {
    const storage = createSharedStorage().openTab();
    const first = await atCards(createPaymentService(), { storage });
    await first.fire(cardConfirmed, pay('challenged'));

    const page = await atCards(createPaymentService(), { storage });
    expect(page.stage()).toBe('choosing');
    await page.fire(cardConfirmed, pay('saved-1'));
    expect(page.placed).toHaveLength(1);
  });
});
