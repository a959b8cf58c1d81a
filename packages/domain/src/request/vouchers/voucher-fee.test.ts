import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { loadVoucherFx, validateVoucherFx } from '../../api/vouchers.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { signatureExpiredMessage } from '../../contracts/signature-expired.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { $discountedFee, $isDiscountPending, $displayedFee } from '../fee/discount.model.ts';
import { $draft, draftFlushRequested } from '../draft/draft.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { $question, questionAnswered, orderSubmitted } from '../sending/index.ts';
import { failureError } from '../testing/request-screen.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { $voucher, $voucherError, voucherRemoved } from './index.ts';
import {
  openFilledVoucherScreen,
  openVoucherScreen,
  rejectVoucher,
  rejection,
  discountByFifth,
  voucherTerms,
  type ValidationParams,
  type ScreenOptions,
} from './test/voucher-screen.ts';

describe('voucher of a restored draft', () => {
  const storageWithVoucher = async () => {
    const storage = createMemoryStorage();
    const before = await openFilledVoucherScreen({ storage });
    await before.apply('RIDE20');
    await before.fire(draftFlushRequested);
    return storage;
  };

  it('is validated again', async () => {
    const after = await openVoucherScreen({ storage: await storageWithVoucher() });
    expect(after.validations).toHaveLength(1);
    expect(after.scope.getState($discountedFee)).toBe(48);
  });

  it('loads its terms when there is no fee', async () => {
    const failingFeeHandlers: ScreenOptions['handlers'] = [
      [quoteFeeFx, () => Promise.reject(failureError({ kind: 'offline' }))],
      [loadVoucherFx, () => voucherTerms],
    ];
    const after = await openVoucherScreen({
      storage: await storageWithVoucher(),
      handlers: failingFeeHandlers,
    });
    expect(after.scope.getState($voucher)).toEqual({
      code: 'RIDE20',
      terms: voucherTerms,
      status: 'waiting',
    });
  });

  // Proves: message.voucher-get
  it.each([
    ['is removed with a message when the service does not know it', () => rejectVoucher('unknown'), ''],
    [
      'stays with a message when its terms cannot be loaded',
      () => Promise.reject(failureError({ kind: 'offline' })),
      'RIDE20',
    ],
  ] as const)('%s', async (_, answer, code) => {
    const failingFeeHandlers: ScreenOptions['handlers'] = [
      [quoteFeeFx, () => Promise.reject(failureError({ kind: 'offline' }))],
      [loadVoucherFx, answer],
    ];
    const after = await openVoucherScreen({
      storage: await storageWithVoucher(),
      handlers: failingFeeHandlers,
    });
    expect(after.scope.getState($draft).voucherCode).toBe(code);
    expect(after.notifiedKeys()).toContain('voucher.error.get.message');
  });
});

describe('expired fee signature with a voucher', () => {
  it('is replaced before the voucher is validated again', async () => {
    let quoteCount = 0;
    const { scope, apply, validations } = await openFilledVoucherScreen({
      handlers: [
        [quoteFeeFx, () => ((quoteCount += 1), { amount: 60, signature: `signature-${quoteCount}` })],
        [
          validateVoucherFx,
          (params: ValidationParams) =>
            params.fee.signature === 'signature-1'
              ? Promise.reject(rejection(signatureExpiredMessage))
              : discountByFifth(params),
        ],
      ],
    });
    await apply('RIDE20');
    expect(validations.map(({ fee }) => fee.signature)).toEqual(['signature-1', 'signature-2']);
    expect(scope.getState($discountedFee)).toBe(48);
  });

  it('is replaced only once when the new signature is refused too', async () => {
    let quoteCount = 0;
    const { scope, apply } = await openFilledVoucherScreen({
      handlers: [
        [quoteFeeFx, () => ((quoteCount += 1), { amount: 60, signature: `signature-${quoteCount}` })],
        [validateVoucherFx, () => Promise.reject(rejection(signatureExpiredMessage))],
      ],
    });
    await apply('RIDE20');
    expect(quoteCount).toBe(2);
    expect(scope.getState($voucherError)).toBe('voucher.error.validation.message');
  });

  /** Submits an order whose first signature has expired. `fee` is the amount of the second quote. */
  const submitWithExpiredSignature = async (
    fee: number,
    validate: (params: ValidationParams) => unknown = discountByFifth,
  ) => {
    let quoteCount = 0;
    const sent: CreateOrderBody[] = [];
    const screen = await openFilledVoucherScreen({
      handlers: [
        [
          quoteFeeFx,
          () => (
            (quoteCount += 1),
            { amount: quoteCount === 1 ? 60 : fee, signature: `signature-${quoteCount}` }
          ),
        ],
        [validateVoucherFx, validate],
        [
          createOrderFx,
          ({ body }: { body: CreateOrderBody }) => (
            sent.push(body),
            body.signature.startsWith('signature-1')
              ? Promise.reject(rejection(signatureExpiredMessage))
              : { orderId: 'k4ch-000042' }
          ),
        ],
      ],
    });
    await screen.apply('RIDE20');
    await screen.fire(orderSubmitted);
    await screen.clock.advance(1000);
    return { ...screen, sent };
  };

  it('is renewed and the order is sent when the discounted fee is unchanged', async () => {
    const { sent } = await submitWithExpiredSignature(60);
    expect(sent.map(({ signature }) => signature)).toEqual([
      'signature-1 less a fifth',
      'signature-2 less a fifth',
    ]);
  });

  it('requires consent to the new discounted fee when it has changed', async () => {
    const { scope, fire, sent } = await submitWithExpiredSignature(75);
    expect(scope.getState($question)).toEqual({ check: 'fee', amount: 60 });
    await fire(questionAnswered, true);
    expect(sent[1]).toMatchObject({ delivery_fee: 75, discounted_delivery_fee: 60 });
  });

  it('requires consent to the full fee when the voucher is no longer valid', async () => {
    const { scope, sent } = await submitWithExpiredSignature(60, (params) =>
      params.fee.signature === 'signature-1' ? discountByFifth(params) : rejectVoucher('expired'),
    );
    expect(scope.getState($question)).toEqual({ check: 'fee', amount: 60 });
    expect(sent).toHaveLength(1);
  });
});

describe('submitted fee', () => {
  it('always equals the displayed fee, for any sequence of actions and delays', async () => {
    const action = fc.constantFrom('apply', 'remove', 'move', 'submit', 'wait');
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 5, maxLength: 25 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.boolean()), { minLength: 5, maxLength: 5 }),
        async (actions, responses) => {
          let quoteCount = 0;
          let validationCount = 0;
          const mismatches: unknown[] = [];
          const screen = await openFilledVoucherScreen({
            handlers: [
              [
                quoteFeeFx,
                () => ((quoteCount += 1), { amount: 60 + quoteCount, signature: `signature-${quoteCount}` }),
              ],
              [
                validateVoucherFx,
                async (params: ValidationParams) => {
                  const [delayMs, isAccepted] = responses[(validationCount += 1) % responses.length] ?? [
                    0,
                    true,
                  ];
                  await screen.clock.sleep(delayMs);
                  return isAccepted ? discountByFifth(params) : rejectVoucher('expired');
                },
              ],
              [
                createOrderFx,
                ({ body }: { body: CreateOrderBody }) => {
                  const displayedFee = screen.scope.getState($displayedFee);
                  const sentFee = body.discounted_delivery_fee ?? body.delivery_fee;
                  const displayedAmount =
                    screen.scope.getState($discountedFee) ?? screen.scope.getState($quote).fee;
                  if (
                    sentFee !== displayedAmount ||
                    body.signature !== (displayedFee?.discount ?? displayedFee)?.signature
                  )
                    mismatches.push(body);
                  return Promise.reject(rejection('not today'));
                },
              ],
            ],
          });
          for (const [index, name] of actions.entries()) {
            if (name === 'apply') void screen.apply('RIDE20');
            if (name === 'remove') void screen.fire(voucherRemoved);
            if (name === 'move')
              void screen.fire(pinMoved, { latitude: 23.7 + (index % 3) / 100, longitude: 90.4 });
            if (name === 'submit') void screen.fire(orderSubmitted);
            await screen.clock.advance(name === 'wait' ? 1000 : 50);
          }
          await screen.clock.advance(10_000);
          expect(mismatches).toEqual([]);
          // After all responses, no pending discount blocks the request.
          expect(screen.scope.getState($isDiscountPending)).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });
});
