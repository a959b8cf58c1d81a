import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { $visibility } from '../platform/ports/index.ts';
import { $hasUnfinishedPayment, paymentMethodsRequested } from '../request/payment-methods/index.ts';
import { $draft, fieldChanged } from '../request/draft/draft.model.ts';
import { requestClosed } from '../request/flow/request.model.ts';
import { paymentRecordKey } from '../request/placement/internal.ts';
import { orderPlaced, orderSubmitted } from '../request/sending/index.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createSharedStorage, type SharedStorage } from '../testing/shared-storage.ts';
import { $isPaymentOpen, $paymentError, cancelRequested, cardConfirmed, paymentLeft } from './index.ts';
import { createCardChoice, openCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen, type PaymentService } from './test/payment-screen.ts';

/** Approves the payment at the bank and opens the page to which the bank redirects the first tab. */
const returnFromBank = async (service: PaymentService, tabs: SharedStorage) => {
  service.decideAtBank('approve');
  const returnPage = createPaymentScreen(service, { storage: tabs.openTab() });
  await returnPage.open();
  await returnPage.showPayment('0');
};

/** Opens a tab whose payment is challenged, and a second tab that shows the same payment. */
const openTwoTabs = async () => {
  const service = createPaymentService();
  const tabs = createSharedStorage();
  const visibility = createFakeVisibility();
  const payingTab = await openCardChoice(service, { storage: tabs.openTab() });
  await payingTab.fire(cardConfirmed, createCardChoice('challenged'));
  const otherTab = createPaymentScreen(service, {
    storage: tabs.openTab(),
    values: [[$visibility, visibility]],
  });
  const placed: string[] = [];
  createWatch({ unit: orderPlaced, scope: otherTab.scope, fn: ({ orderId }) => placed.push(orderId) });
  await otherTab.open();
  await otherTab.showPayment();
  expect(otherTab.stage()).toBe('challenged');
  const error = () => otherTab.scope.getState($paymentError);
  return { service, tabs, visibility, payingTab, otherTab: { ...otherTab, placed, error } };
};

describe('a challenged payment that is open in two tabs', () => {
  it('shows the paid order in both tabs after the first tab has returned from the bank', async () => {
    const { service, tabs, otherTab } = await openTwoTabs();
    await returnFromBank(service, tabs);
    await otherTab.clock.advance(0);

    expect([otherTab.stage(), otherTab.placed]).toEqual(['paid', service.orders]);
    expect(otherTab.scope.getState($draft).customerName).toBe('');
    expect(service.payments.map(({ charges }) => charges)).toEqual([1]);
  });

  it('shows the paid order when the vendor returns to the second tab', async () => {
    const { service, visibility, otherTab } = await openTwoTabs();
    visibility.hide();
    service.decideAtBank('approve');
    expect(otherTab.placed).toEqual([]);
    visibility.show();
    await otherTab.clock.advance(0);

    expect([otherTab.stage(), otherTab.placed]).toEqual(['paid', service.orders]);
  });

  it('stays challenged when the vendor returns before a decision at the bank', async () => {
    const { service, visibility, otherTab } = await openTwoTabs();
    visibility.show();
    await otherTab.clock.advance(0);

    expect([otherTab.stage(), otherTab.placed, service.orders]).toEqual(['challenged', [], []]);
  });

  it('reads the payment again when the first response is lost', async () => {
    const { service, visibility, otherTab } = await openTwoTabs();
    service.decideAtBank('approve');
    service.faults.push('drop-before');
    visibility.show();
    await otherTab.clock.advance(0);
    expect(otherTab.placed).toEqual([]);
    await otherTab.clock.advance(2000);

    expect(otherTab.placed).toEqual(service.orders);
  });

  it('ends in the second tab when the first tab cancels it', async () => {
    const { tabs, payingTab, otherTab } = await openTwoTabs();
    await payingTab.fire(cancelRequested);
    await otherTab.clock.advance(0);
    expect([otherTab.stage(), otherTab.error()]).toEqual(['failed', 'payment.error.cancelled']);

    await payingTab.fire(paymentLeft);
    await payingTab.submit();
    await payingTab.fire(cardConfirmed, createCardChoice('challenged'));
    await otherTab.fire(paymentLeft);

    expect(otherTab.scope.getState($draft).customerName).toBe('Ayesha Rahman');
    expect(otherTab.scope.getState($isPaymentOpen)).toBe(false);
    // The record of the new payment stays.
    expect(tabs.values.get(paymentRecordKey(otherTab.scope.getState($draft).id))).toContain('"intentId":"1"');
  });

  it('is not read while the request screen is closed', async () => {
    const { service, visibility, otherTab } = await openTwoTabs();
    await otherTab.fire(requestClosed);
    service.decideAtBank('approve');
    visibility.show();
    await otherTab.clock.advance(0);

    expect(otherTab.placed).toEqual([]);
  });
});

describe('a draft that is being paid in another tab', () => {
  it('opens the payment of the other tab instead of placing a second order', async () => {
    const service = createPaymentService();
    const tabs = createSharedStorage();
    const payingTab = createPaymentScreen(service, { storage: tabs.openTab() });
    await payingTab.fill();
    const otherTab = createPaymentScreen(service, { storage: tabs.openTab() });
    await otherTab.open();
    await otherTab.fire(paymentMethodsRequested);
    await payingTab.submit();
    await payingTab.fire(cardConfirmed, createCardChoice('challenged'));
    await otherTab.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });

    await otherTab.fire(orderSubmitted);

    expect(otherTab.scope.getState($hasUnfinishedPayment)).toBe(true);
    await otherTab.showPayment();
    expect(otherTab.stage()).toBe('challenged');
    expect(service.orders).toEqual([]);
  });
});
