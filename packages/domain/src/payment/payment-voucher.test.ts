import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../api/delivery.ts';
import { confirmPaymentFx, createPaymentIntentFx } from '../api/payments.ts';
import { validateVoucherFx } from '../api/vouchers.ts';
import type { CreateOrderBody } from '../contracts/order.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import { voucherRefusals } from '../contracts/voucher.ts';
import { failureError } from '../request/testing/request-screen.ts';
import {
  $voucher,
  $voucherCodeText,
  $voucherError,
  voucherCodeSubmitted,
  voucherCodeTyped,
  voucherSectionOpened,
} from '../request/vouchers/index.ts';
import {
  discountByFifth,
  rejectVoucher,
  type ValidationParams,
} from '../request/vouchers/test/voucher-screen.ts';
import { $paymentError, cardConfirmed, paymentLeft, paymentRetried } from './index.ts';
import { createCardChoice } from './test/open-card-choice.ts';
import { createPaymentScreen, createPaymentService, rejection } from './test/payment-screen.ts';

const applyVoucher = async (
  screen: Pick<ReturnType<typeof createPaymentScreen>, 'fire'>,
  code = 'RIDE20',
) => {
  await screen.fire(voucherSectionOpened);
  await screen.fire(voucherCodeTyped, code);
  await screen.fire(voucherCodeSubmitted);
};

type PaymentEffect = typeof createPaymentIntentFx | typeof confirmPaymentFx;

/** Pays for a request with a voucher. The service rejects the voucher with one of the payment calls. */
const payWithRejectedVoucher = async (rejectingEffect: PaymentEffect) => {
  const screen = createPaymentScreen(createPaymentService(), {
    flags: { Voucher: true },
    handlers: [
      [validateVoucherFx, discountByFifth],
      [rejectingEffect, () => rejectVoucher('usedUp')],
    ],
  });
  await screen.fill();
  await applyVoucher(screen);
  await screen.submit();
  await screen.fire(cardConfirmed, createCardChoice('saved-1'));
  return screen;
};

describe('a voucher that the service rejects with a payment', () => {
  it.each([
    ['the intent', createPaymentIntentFx],
    ['the confirmation', confirmPaymentFx],
  ] as const)(
    'is removed, but its code stays in the field, when the service refuses %s',
    async (_, effect) => {
      const { scope, stage, notifiedKeys, fire } = await payWithRejectedVoucher(effect);

      expect([stage(), notifiedKeys()]).toEqual(['failed', ['voucher.error.validation.message']]);
      await fire(paymentLeft);
      expect(scope.getState($voucher)).toBeNull();
      expect(scope.getState($voucherCodeText)).toBe('RIDE20');
      expect(scope.getState($voucherError)).toBe(voucherRefusals.usedUp.translationKey);
    },
  );

  it('keeps its code in the field when the payment is retried', async () => {
    const { scope, fire, notifiedKeys } = await payWithRejectedVoucher(createPaymentIntentFx);
    await fire(paymentRetried);
    expect(scope.getState($voucherCodeText)).toBe('RIDE20');
    expect(notifiedKeys()).toEqual(['voucher.error.validation.message']);
  });
});

/** Reduces a fee by a fifth, and by more if the code is not RIDE20. */
const discountByCode = (params: ValidationParams) => {
  const { voucher, fee } = discountByFifth(params);
  return params.code === voucher.code
    ? { voucher, fee }
    : { voucher: { ...voucher, code: params.code }, fee: { ...fee, amount: fee.amount / 2 } };
};

describe('a discounted fee whose signature expires before the intent', () => {
  /** Pays for a request with a voucher. The service accepts only the signature of the second quote. */
  const payWithExpiredQuote = async (secondQuote: number) => {
    const bodies: CreateOrderBody[] = [];
    let quoteCount = 0;
    const screen = createPaymentScreen(createPaymentService(), {
      flags: { Voucher: true },
      handlers: [
        [
          quoteFeeFx,
          () => {
            quoteCount += 1;
            return { amount: quoteCount === 1 ? 60 : secondQuote, signature: `signature-${quoteCount}` };
          },
        ],
        [validateVoucherFx, discountByCode],
        [
          createPaymentIntentFx,
          ({ body }: { body: CreateOrderBody }) => {
            bodies.push(body);
            if (body.signature.startsWith('signature-1'))
              return Promise.reject(failureError(rejection(400, signatureExpiredMessage)));
            return { id: '0', offers: [{ provider: 'generic_creditcard', key: { id: '', spki: '' } }] };
          },
        ],
      ],
    });
    await screen.fill();
    await applyVoucher(screen);
    await screen.submit();
    await screen.clock.advance(1000);
    return { ...screen, bodies, error: () => screen.scope.getState($paymentError) };
  };

  it('is quoted and discounted again, and used if its amount is unchanged', async () => {
    const { stage, bodies } = await payWithExpiredQuote(60);
    expect([stage(), bodies.length]).toEqual(['choosing', 2]);
    expect(bodies[1]).toMatchObject({
      delivery_fee: 60,
      discounted_delivery_fee: 48,
      voucher: { code: 'RIDE20' },
      signature: 'signature-2 less a fifth',
    });
  });

  it('stays payable when the draft gets another voucher while the vendor chooses a card', async () => {
    const screen = await payWithExpiredQuote(60);
    await applyVoucher(screen, 'RIDE60');
    expect(screen.scope.getState($voucher)).toMatchObject({ code: 'RIDE60', status: 'applied' });
    expect([screen.stage(), screen.error()]).toEqual(['choosing', null]);
  });

  it('fails the payment without another intent if the new fee differs', async () => {
    const { stage, error, bodies } = await payWithExpiredQuote(75);
    expect([stage(), error(), bodies.length]).toEqual(['failed', 'payment.error.fee-changed', 1]);
  });
});
