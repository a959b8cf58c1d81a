import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../api/orders.ts';
import { confirmPaymentFx } from '../api/payments.ts';
import { $draft, fieldChanged } from '../request/draft/draft.model.ts';
import { $step } from '../request/flow/request.model.ts';
import { $duePayment, orderSubmitted } from '../request/sending/index.ts';
import { failureError } from '../request/testing/request-screen.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed, paymentLeft } from './index.ts';
import { openCardChoice, createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen } from './test/payment-screen.ts';

describe('paying online', () => {
  // Proves: state.payment-intent
  it('creates an intent instead of an order and charges nothing before a card is confirmed', async () => {
    const { stage, scope, service, placed } = await openCardChoice();
    expect([stage(), scope.getState($step)]).toEqual(['choosing', 'FillPaymentDetails']);
    expect(service.payments.map(({ status, body }) => [status, body.order.payment_method])).toEqual([
      ['open', 'PAID'],
    ]);
    expect(placed).toEqual([]);
  });

  // Proves: state.payment-confirmed
  it('places the paid order and clears the draft', async () => {
    const { fire, service, placed, scope, notifiedKeys, storage } = await openCardChoice();
    await fire(cardConfirmed, createCardChoice('saved-1'));
    expect(placed).toEqual(service.orders);
    expect(service.payments[0]?.charges).toBe(1);
    expect(scope.getState($draft).customerName).toBe('');
    expect(notifiedKeys()).toEqual(['toast.order-pushed']);
    expect(storage.keys().filter((key) => key.includes('payment:'))).toEqual([]);
  });

  it('accepts another card for the same intent after a decline', async () => {
    const { fire, stage, error, service, placed } = await openCardChoice();
    await fire(cardConfirmed, createCardChoice('declined'));
    expect([stage(), error()]).toEqual(['choosing', 'payment.error.declined']);
    await fire(cardConfirmed, createCardChoice('saved-1'));
    expect(service.payments).toHaveLength(1);
    expect(placed).toHaveLength(1);
  });

  // Proves: state.payment-refunded
  it('shows a refund until the vendor leaves, even after a reload', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const payingPage = await openCardChoice(service, { storage });
    await payingPage.fire(cardConfirmed, createCardChoice('undeliverable'));
    expect([payingPage.stage(), payingPage.placed]).toEqual(['refunded', []]);

    const reloadedPage = createPaymentScreen(service, { storage });
    await reloadedPage.open();
    await reloadedPage.showPayment();
    expect(reloadedPage.stage()).toBe('refunded');
    await reloadedPage.fire(paymentLeft);
    expect(reloadedPage.scope.getState($draft).customerName).toBe('Ayesha Rahman');

    const nextPage = createPaymentScreen(service, { storage });
    await nextPage.open();
    await nextPage.showPayment();
    expect(nextPage.stage()).toBe('idle');
  });

  // Proves: transition.back
  it('keeps the draft when the vendor goes back, and charges only the next payment', async () => {
    const { fire, stage, scope, submit, service, placed } = await openCardChoice();
    const draft = scope.getState($draft);
    await fire(paymentLeft);
    expect([stage(), scope.getState($step), scope.getState($duePayment)]).toEqual([
      'idle',
      'FillOrderDetails',
      null,
    ]);
    expect(scope.getState($draft)).toEqual(draft);
    await submit();
    await fire(cardConfirmed, createCardChoice('saved-1'));
    expect(service.payments.map(({ charges }) => charges)).toEqual([0, 1]);
    expect(placed).toHaveLength(1);
  });

  it('places the order without a charge after a switch to another method', async () => {
    const { fire, placed, service } = await openCardChoice();
    await fire(paymentLeft);
    await fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await fire(orderSubmitted);
    expect(placed).toEqual(['k4ch-000042']);
    expect(service.payments[0]?.charges).toBe(0);
  });
});

describe('a confirmation without a response', () => {
  // Proves: state.payment-confirmed
  it.each(['drop-before', 'drop-after', 'error-before', 'error-after'] as const)(
    'charges once despite the fault "%s"',
    async (fault) => {
      const screen = await openCardChoice();
      screen.service.faults.push(fault);
      screen.fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
      await screen.clock.advance(10_000);
      expect(screen.placed).toEqual(screen.service.orders);
      expect(screen.service.payments.map(({ charges }) => charges)).toEqual([1]);
      expect(new Set(screen.service.keys).size).toBe(1);
    },
  );

  // Proves: state.payment-cancelled
  it('cancels the intent after the last attempt', async () => {
    const service = createPaymentService();
    const screen = await openCardChoice(service, {
      handlers: [[confirmPaymentFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    screen.fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
    await screen.clock.advance(60_000);
    expect([screen.stage(), screen.error()]).toEqual(['failed', 'payment.error.cancelled']);
    expect(service.payments[0]?.status).toBe('cancelled');
  });

  it('prevents leaving the payment and placing its draft in another tab', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const sent: unknown[] = [];
    const handlers = [
      [createOrderFx, (order: unknown) => (sent.push(order), { orderId: 'k4ch-000099' })],
    ] as never;
    const screen = await openCardChoice(service, { storage, handlers });
    service.faults.push('drop-after', 'drop-before', 'drop-before');
    screen.fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
    await screen.clock.advance(100);
    expect(screen.stage()).toBe('checking');
    screen.fireWithoutWaiting(paymentLeft, undefined);
    expect(screen.stage()).toBe('checking');

    // Another tab has the same draft but has not read the payment record.
    const otherTab = createPaymentScreen(service, { storage, handlers });
    await otherTab.open();
    await otherTab.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await otherTab.fire(orderSubmitted);
    expect(sent).toEqual([]);
    await screen.clock.advance(20_000);
    expect(screen.placed).toEqual(service.orders);
  });

  it('allows a new payment when the service does not know the earlier one', async () => {
    const storage = createSharedStorage().openTab();
    const payingPage = await openCardChoice(createPaymentService(), { storage });
    await payingPage.fire(cardConfirmed, createCardChoice('challenged'));

    const page = await openCardChoice(createPaymentService(), { storage });
    expect(page.stage()).toBe('choosing');
    await page.fire(cardConfirmed, createCardChoice('saved-1'));
    expect(page.placed).toHaveLength(1);
  });
});
