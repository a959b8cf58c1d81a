import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../api/delivery.ts';
import { createPaymentIntentFx, openWalletFx } from '../api/payments.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import { failureError } from '../request/testing/request-screen.ts';
import { paymentLeft, paymentRetried } from './index.ts';
import { openCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, rejection } from './test/payment-screen.ts';

describe('a payment whose preparation fails', () => {
  // Proves: error.payment.init, error.payment.intent-creation
  it.each([
    ['payment.error.init', openWalletFx, 'openWallet'],
    ['payment.error.intent-creation', createPaymentIntentFx, 'createIntent'],
  ] as const)('shows the error %s and can be retried', async (key, effect, call) => {
    let isFailing = true;
    const service = createPaymentService();
    const screen = await openCardChoice(service, {
      handlers: [
        [
          effect,
          (params: Parameters<typeof service.createIntent>[0]) =>
            isFailing ? Promise.reject(failureError(rejection(500, 'internal'))) : service[call](params),
        ],
      ],
    });
    expect([screen.stage(), screen.error()]).toEqual(['failed', key]);
    isFailing = false;
    await screen.fire(paymentRetried);
    expect([screen.stage(), screen.error()]).toEqual(['choosing', null]);
  });
});

describe('a fee whose signature expires before the intent is created', () => {
  const openWithExpiringSignature = async (quotes: readonly (number | null)[]) => {
    const service = createPaymentService();
    const signatures: string[] = [];
    let quoteCount = 0;
    const screen = await openCardChoice(service, {
      handlers: [
        [
          quoteFeeFx,
          () => {
            const amount = quotes[quoteCount];
            quoteCount += 1;
            return amount == null
              ? Promise.reject(failureError({ kind: 'timeout' }))
              : { amount, signature: `signature-${quoteCount}` };
          },
        ],
        [
          createPaymentIntentFx,
          (params: Parameters<typeof service.createIntent>[0]) => {
            signatures.push(params.body.signature);
            return params.body.signature === 'signature-1'
              ? Promise.reject(failureError(rejection(400, signatureExpiredMessage)))
              : service.createIntent(params);
          },
        ],
      ],
    });
    return { ...screen, signatures };
  };

  // Proves: signature-expired.intent-unchanged
  it('is quoted again after a second and used if its amount is unchanged', async () => {
    const { stage, clock, signatures } = await openWithExpiringSignature([60, 60]);
    expect(stage()).toBe('refreshing');
    await clock.advance(999);
    expect(signatures).toEqual(['signature-1']);
    await clock.advance(1);
    expect([stage(), signatures]).toEqual(['choosing', ['signature-1', 'signature-2']]);
  });

  // Proves: signature-expired.intent-changed, error.fee.changed
  it('fails the payment without a charge if the new fee differs', async () => {
    const { stage, clock, error, fire, service, submit, signatures } = await openWithExpiringSignature([
      60, 75,
    ]);
    await clock.advance(1000);
    expect([stage(), error()]).toEqual(['failed', 'payment.error.fee-changed']);
    expect(service.payments).toEqual([]);
    await fire(paymentLeft);
    await submit();
    expect([stage(), signatures]).toEqual(['choosing', ['signature-1', 'signature-2']]);
    expect(service.payments[0]?.body.delivery_fee).toBe(75);
  });

  // Proves: error.fee.recompute
  it('fails the payment when the new quote fails', async () => {
    const { stage, clock, error } = await openWithExpiringSignature([60, null]);
    await clock.advance(1000);
    expect([stage(), error()]).toEqual(['failed', 'payment.error.fee-recompute']);
  });

  it('fails the payment after four refused attempts to create the intent', async () => {
    const service = createPaymentService();
    let count = 0;
    const refuse = () => (
      (count += 1),
      Promise.reject(failureError(rejection(400, signatureExpiredMessage)))
    );
    const { clock, stage, error } = await openCardChoice(service, {
      handlers: [[createPaymentIntentFx, refuse]],
    });
    await clock.advance(60_000);
    expect([stage(), error(), count]).toEqual(['failed', 'payment.error.intent-creation', 4]);
  });
});
