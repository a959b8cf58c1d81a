import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../api/delivery.ts';
import { createPaymentIntentFx, openWalletFx } from '../api/payments.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import { failureError } from '../request/testing/request-screen.ts';
import { paymentLeft, paymentRetried } from './index.ts';
import { atCards } from './test/at-cards.ts';
import { createPaymentService, rejection } from './test/payment-desk.ts';

describe('a payment that cannot be prepared', () => {
  // Proves: error.payment.init, error.payment.intent-creation
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

  // Proves: signature-expired.intent-unchanged
  it('is asked for again after a second, and the intent is made when the fee is the same', async () => {
    const { stage, clock, signatures } = await expiring([60, 60]);
    expect(stage()).toBe('refreshing');
    await clock.advance(999);
    expect(signatures).toEqual(['signature-1']);
    await clock.advance(1);
    expect([stage(), signatures]).toEqual(['choosing', ['signature-1', 'signature-2']]);
  });

  // Proves: signature-expired.intent-changed, error.fee.changed
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

  // Proves: error.fee.recompute
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
