import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { $draft } from '../request/draft/draft.model.ts';
import { orderPlaced } from '../request/sending/index.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { $paymentError, bankPageRequested, cancelRequested, cardConfirmed, paymentLeft } from './index.ts';
import { atCards, pay } from './test/at-cards.ts';
import { createPaymentService, paymentDesk } from './test/payment-desk.ts';

describe('the way over the bank', () => {
  const challenged = async (service = createPaymentService()) => {
    const tabs = createSharedStorage();
    const desk = await atCards(service, { storage: tabs.openTab() });
    await desk.fire(cardConfirmed, pay('challenged'));
    /** The page that opens afterwards, in this tab or another. */
    const back = async (returned: string | null = '0') => {
      const page = paymentDesk(service, { storage: tabs.openTab() });
      const placed: string[] = [];
      createWatch({
        unit: orderPlaced,
        scope: page.scope,
        fn: ({ orderId }) => placed.push(orderId),
      });
      await page.open();
      await page.shown(returned);
      return { ...page, placed, error: () => page.scope.getState($paymentError) };
    };
    return { ...desk, back };
  };

  // Proves: call-rule.redirect
  it("leads to the bank's page, with the payment written down before", async () => {
    const { visits, stage, storage, scope } = await challenged();
    expect([visits, stage()]).toEqual([['http://localhost:4300/bank/1'], 'challenged']);
    expect(storage.read(`saddlebag:placement:payment:${scope.getState($draft).id}`)).toContain(
      '"intentId":"0"',
    );
  });

  it('leads back to the paid order, in whichever tab and however often', async () => {
    const { back, service } = await challenged();
    service.decide('approve');
    const first = await back();
    const second = await back();
    expect(first.placed).toEqual(service.orders);
    expect(second.placed).toEqual(service.orders);
    expect(service.payments[0]?.charges).toBe(1);
  });

  it('is found without the address, and believes nothing that the address says', async () => {
    const { back, service } = await challenged();
    expect((await back('7')).stage()).toBe('challenged');
    service.decide('approve');
    expect((await back(null)).placed).toEqual(service.orders);
  });

  it('says that the bank declined, and keeps the order', async () => {
    const { back, service } = await challenged();
    service.decide('decline');
    const page = await back();
    expect([page.stage(), page.error(), page.placed]).toEqual(['failed', 'payment.error.declined', []]);
    await page.fire(paymentLeft);
    expect(page.scope.getState($draft).customerName).toBe('Ayesha Rahman');
  });

  // Proves: state.payment-cancelled
  it('that was abandoned can be gone again, or given up', async () => {
    const { back, service } = await challenged();
    const page = await back();
    expect(page.stage()).toBe('challenged');
    await page.fire(bankPageRequested);
    expect(page.visits).toEqual(['http://localhost:4300/bank/1']);
    await page.fire(cancelRequested);
    expect([page.stage(), page.error()]).toEqual(['failed', 'payment.error.cancelled']);
    service.decide('approve');
    expect(service.orders).toEqual([]);
  });

  it('that was given up too late ends on its order', async () => {
    const { back, service } = await challenged();
    const page = await back();
    service.decide('approve');
    await page.fire(cancelRequested);
    expect(page.placed).toEqual(service.orders);
  });

  // Proves: call-rule.redirect
  it('is not gone to an address of nobody, and the payment is cancelled', async () => {
    const service = createPaymentService();
    service.sendTo('https://evil.example/bank/1');
    const { visits, stage, error } = await challenged(service);
    expect([visits, stage(), error()]).toEqual([[], 'failed', 'payment.error.address']);
    expect(service.payments[0]?.status).toBe('cancelled');
  });

  it('is taken up again though the vendor presses the button before it was looked for', async () => {
    const { storage, service } = await challenged();
    const page = paymentDesk(service, { storage });
    await page.open();
    await page.press();
    expect([page.stage(), service.payments.length]).toEqual(['challenged', 1]);
  });
});
