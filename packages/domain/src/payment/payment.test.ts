import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../api/delivery.ts';
import { confirmPaymentFx, createPaymentIntentFx, openWalletFx } from '../api/payments.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import { $draft, fieldChanged } from '../request/draft.model.ts';
import { $step } from '../request/request.model.ts';
import { $duePayment, orderPlaced, submitted } from '../request/submission.model.ts';
import { createOrderFx } from '../api/orders.ts';
import { failureError } from '../request/test/request-screen.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import {
  $paymentError,
  bankChosen,
  cancelRequested,
  cardConfirmed,
  paymentLeft,
  paymentRetried,
  type CardChoice,
} from './index.ts';
import { createPaymentService, paymentDesk, rejection } from './test/payment-desk.ts';

const pay = (instrument: string): CardChoice => ({ provider: 'generic_creditcard', instrument, card: null });

const atCards = async (...setting: Parameters<typeof paymentDesk>) => {
  const desk = paymentDesk(...setting);
  const placed: string[] = [];
  createWatch({ unit: orderPlaced, scope: desk.scope, fn: ({ orderId }) => placed.push(orderId) });
  await desk.fill();
  await desk.press();
  return { ...desk, placed, error: () => desk.scope.getState($paymentError) };
};

describe('paying online', () => {
  it('takes the place of sending the order, and charges nothing before a card is chosen', async () => {
    const { stage, scope, service, placed } = await atCards();
    expect([stage(), scope.getState($step)]).toEqual(['choosing', 'FillPaymentDetails']);
    expect(service.payments.map(({ status, body }) => [status, body.order.payment_method])).toEqual([
      ['open', 'PAID'],
    ]);
    expect(placed).toEqual([]);
  });

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
    await fire(submitted);
    expect(placed).toEqual(['k4ch-000042']);
    expect(service.payments[0]?.charges).toBe(0);
  });
});

describe('a payment that cannot be prepared', () => {
  it.each([
    [openWalletFx, 'payment.error.init'],
    [createPaymentIntentFx, 'payment.error.intent-creation'],
  ] as const)('says so, keeps everything and can be begun again', async (effect, key) => {
    let isBroken = true;
    const service = createPaymentService();
    const [, works] = service.handlers.find(([own]) => own === effect) as unknown as [
      unknown,
      (params: never) => unknown,
    ];
    const desk = await atCards(service, {
      handlers: [
        [
          effect,
          (params: never) =>
            isBroken ? Promise.reject(failureError(rejection(500, 'internal'))) : works(params),
        ],
      ],
    });
    expect([desk.stage(), desk.error()]).toEqual(['failed', key]);
    isBroken = false;
    await desk.fire(paymentRetried);
    expect([desk.stage(), desk.error()]).toEqual(['choosing', null]);
  });
});

describe('a fee signature that has run out before the intent', () => {
  const expiring = async (quotes: readonly (number | null)[]) => {
    const service = createPaymentService();
    const [, make] = service.handlers[1] as unknown as [unknown, (params: never) => unknown];
    const signatures: string[] = [];
    let quoted = 0;
    const desk = await atCards(service, {
      handlers: [
        [
          quoteFeeFx,
          () => {
            const amount = quotes[quoted];
            quoted += 1;
            return amount == null
              ? Promise.reject(failureError({ kind: 'timeout' }))
              : { amount, signature: `signature-${quoted}` };
          },
        ],
        [
          createPaymentIntentFx,
          (params: { body: { signature: string } }) => {
            signatures.push(params.body.signature);
            return params.body.signature === 'signature-1'
              ? Promise.reject(failureError(rejection(400, signatureExpiredMessage)))
              : make(params as never);
          },
        ],
      ],
    });
    return { ...desk, signatures };
  };

  it('is asked for again after a second, and the intent is made when the fee is the same', async () => {
    const { stage, clock, signatures } = await expiring([60, 60]);
    expect(stage()).toBe('refreshing');
    await clock.advance(999);
    expect(signatures).toEqual(['signature-1']);
    await clock.advance(1);
    expect([stage(), signatures]).toEqual(['choosing', ['signature-1', 'signature-2']]);
  });

  it('says that the fee has changed, pays nothing, and lets the vendor see it first', async () => {
    const { stage, clock, error, fire, service, press, signatures } = await expiring([60, 75]);
    await clock.advance(1000);
    expect([stage(), error()]).toEqual(['failed', 'payment.error.fee-changed']);
    expect(service.payments).toEqual([]);
    await fire(paymentLeft);
    await press();
    expect([stage(), signatures]).toEqual(['choosing', ['signature-1', 'signature-2']]);
    expect(service.payments[0]?.body.delivery_fee).toBe(75);
  });

  it('says when the fee cannot be worked out again', async () => {
    const { stage, clock, error } = await expiring([60, null]);
    await clock.advance(1000);
    expect([stage(), error()]).toEqual(['failed', 'payment.error.fee-recompute']);
  });

  it('is not waited for for ever', async () => {
    const service = createPaymentService();
    let count = 0;
    const refuse = () => (
      (count += 1),
      Promise.reject(failureError(rejection(400, signatureExpiredMessage)))
    );
    const { clock, stage, error } = await atCards(service, { handlers: [[createPaymentIntentFx, refuse]] });
    await clock.advance(60_000);
    expect([stage(), error(), count]).toEqual(['failed', 'payment.error.intent-creation', 4]);
  });
});

describe('a confirmation without an answer', () => {
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
    await other.fire(submitted);
    expect(sent).toEqual([]);
    await desk.clock.advance(20_000);
    expect(desk.placed).toEqual(service.orders);
  });
});

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

  it('that was abandoned can be gone again, or given up', async () => {
    const { back, service } = await challenged();
    const page = await back();
    expect(page.stage()).toBe('challenged');
    await page.fire(bankChosen);
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

  it('is not gone to an address of nobody, and the payment is cancelled', async () => {
    const service = createPaymentService();
    service.sendTo('https://evil.example/bank/1');
    const { visits, stage, error } = await challenged(service);
    expect([visits, stage(), error()]).toEqual([[], 'failed', 'payment.error.address']);
    expect(service.payments[0]?.status).toBe('cancelled');
  });
});
