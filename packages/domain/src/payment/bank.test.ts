import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { $draft } from '../request/draft/draft.model.ts';
import { orderPlaced } from '../request/sending/index.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { $paymentError, bankPageRequested, cancelRequested, cardConfirmed, paymentLeft } from './index.ts';
import { openCardChoice, createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen } from './test/payment-screen.ts';

describe('a payment that the bank challenges', () => {
  const openChallengedPayment = async (service = createPaymentService()) => {
    const tabs = createSharedStorage();
    const screen = await openCardChoice(service, { storage: tabs.openTab() });
    await screen.fire(cardConfirmed, createCardChoice('challenged'));
    /** Opens the page that the bank redirects to, in this tab or another. */
    const openReturnPage = async (returnedPaymentId: string | null = '0') => {
      const page = createPaymentScreen(service, { storage: tabs.openTab() });
      const placed: string[] = [];
      createWatch({
        unit: orderPlaced,
        scope: page.scope,
        fn: ({ orderId }) => placed.push(orderId),
      });
      await page.open();
      await page.showPayment(returnedPaymentId);
      return { ...page, placed, error: () => page.scope.getState($paymentError) };
    };
    return { ...screen, openReturnPage };
  };

  // Proves: call-rule.redirect
  it('is stored before the bank page opens', async () => {
    const { bankVisits, stage, storage, scope } = await openChallengedPayment();
    expect([bankVisits, stage()]).toEqual([['http://localhost:4300/bank/1'], 'challenged']);
    expect(storage.read(`saddlebag:placement:payment:${scope.getState($draft).id}`)).toContain(
      '"intentId":"0"',
    );
  });

  it('ends with one paid order on every page that the bank redirects to', async () => {
    const { openReturnPage, service } = await openChallengedPayment();
    service.decideAtBank('approve');
    const first = await openReturnPage();
    const second = await openReturnPage();
    expect(first.placed).toEqual(service.orders);
    expect(second.placed).toEqual(service.orders);
    expect(service.payments[0]?.charges).toBe(1);
  });

  it('is found by its record and not by the id in the return URL', async () => {
    const { openReturnPage, service } = await openChallengedPayment();
    expect((await openReturnPage('7')).stage()).toBe('challenged');
    service.decideAtBank('approve');
    expect((await openReturnPage(null)).placed).toEqual(service.orders);
  });

  it('reports a decline and keeps the draft', async () => {
    const { openReturnPage, service } = await openChallengedPayment();
    service.decideAtBank('decline');
    const page = await openReturnPage();
    expect([page.stage(), page.error(), page.placed]).toEqual(['failed', 'payment.error.declined', []]);
    await page.fire(paymentLeft);
    expect(page.scope.getState($draft).customerName).toBe('Ayesha Rahman');
  });

  // Proves: state.payment-cancelled
  it('can be continued or cancelled after an incomplete bank visit', async () => {
    const { openReturnPage, service } = await openChallengedPayment();
    const page = await openReturnPage();
    expect(page.stage()).toBe('challenged');
    await page.fire(bankPageRequested);
    expect(page.bankVisits).toEqual(['http://localhost:4300/bank/1']);
    await page.fire(cancelRequested);
    expect([page.stage(), page.error()]).toEqual(['failed', 'payment.error.cancelled']);
    service.decideAtBank('approve');
    expect(service.orders).toEqual([]);
  });

  it('ends with the paid order when the cancellation comes too late', async () => {
    const { openReturnPage, service } = await openChallengedPayment();
    const page = await openReturnPage();
    service.decideAtBank('approve');
    await page.fire(cancelRequested);
    expect(page.placed).toEqual(service.orders);
  });

  // Proves: call-rule.redirect
  it('is cancelled when the bank URL is not allowed', async () => {
    const service = createPaymentService();
    service.setBankAddress('https://evil.example/bank/1');
    const { bankVisits, stage, error } = await openChallengedPayment(service);
    expect([bankVisits, stage(), error()]).toEqual([[], 'failed', 'payment.error.address']);
    expect(service.payments[0]?.status).toBe('cancelled');
  });

  it('is resumed when the vendor submits the draft again after a reload', async () => {
    const { storage, service } = await openChallengedPayment();
    const page = createPaymentScreen(service, { storage });
    await page.open();
    await page.submit();
    expect([page.stage(), service.payments.length]).toEqual(['challenged', 1]);
  });
});
