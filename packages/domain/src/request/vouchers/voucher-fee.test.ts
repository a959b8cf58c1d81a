import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { loadVoucherFx, validateVoucherFx } from '../../api/vouchers.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { signatureExpiredMessage } from '../../contracts/signature-expired.ts';
import { pinMoved } from '../destination/destination.model.ts';
import { $discountedFee, $isDiscountPending, $displayedFee } from '../fee/discount.model.ts';
import { $draft, draftFlushRequested } from '../draft/draft.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { $question, questionAnswered, orderSubmitted } from '../sending/index.ts';
import { failureError } from '../testing/request-screen.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { $voucher, $voucherError, voucherRemoved } from './index.ts';
import {
  openFilled,
  open,
  rejectVoucher,
  rejection,
  discountByFifth,
  terms,
  type ValidationParams,
  type ScreenOptions,
} from './test/voucher-screen.ts';

describe('a voucher of a draft that is opened again', () => {
  const kept = async () => {
    const storage = createMemoryStorage();
    const before = await openFilled({ storage });
    await before.apply('RIDE20');
    await before.fire(draftFlushRequested);
    return storage;
  };

  it('is validated again', async () => {
    const after = await open({ storage: await kept() });
    expect(after.asked).toHaveLength(1);
    expect(after.scope.getState($discountedFee)).toBe(48);
  });

  it('is read by itself while there is no fee', async () => {
    const noPrice: ScreenOptions['handlers'] = [
      [quoteFeeFx, () => Promise.reject(failureError({ kind: 'offline' }))],
      [loadVoucherFx, () => terms],
    ];
    const after = await open({ storage: await kept(), handlers: noPrice });
    expect(after.scope.getState($voucher)).toEqual({ code: 'RIDE20', terms, status: 'waiting' });
  });

  // Proves: message.voucher-get
  it.each([
    ['goes with a message when the service does not know it', () => rejectVoucher('unknown'), ''],
    [
      'stays, with a message, when it cannot be read',
      () => Promise.reject(failureError({ kind: 'offline' })),
      'RIDE20',
    ],
  ] as const)('%s', async (_, answer, code) => {
    const noPrice: ScreenOptions['handlers'] = [
      [quoteFeeFx, () => Promise.reject(failureError({ kind: 'offline' }))],
      [loadVoucherFx, answer],
    ];
    const after = await open({ storage: await kept(), handlers: noPrice });
    expect(after.scope.getState($draft).voucherCode).toBe(code);
    expect(after.said()).toContain('voucher.error.get.message');
  });
});

describe('a signature that has run out', () => {
  it('is replaced before the voucher is taken off', async () => {
    let quotes = 0;
    const { scope, apply, asked } = await openFilled({
      handlers: [
        [quoteFeeFx, () => ((quotes += 1), { amount: 60, signature: `signature-${quotes}` })],
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
    expect(asked.map(({ fee }) => fee.signature)).toEqual(['signature-1', 'signature-2']);
    expect(scope.getState($discountedFee)).toBe(48);
  });

  it('is not replaced for ever', async () => {
    let quotes = 0;
    const { scope, apply } = await openFilled({
      handlers: [
        [quoteFeeFx, () => ((quotes += 1), { amount: 60, signature: `signature-${quotes}` })],
        [validateVoucherFx, () => Promise.reject(rejection(signatureExpiredMessage))],
      ],
    });
    await apply('RIDE20');
    expect(quotes).toBe(2);
    expect(scope.getState($voucherError)).toBe('voucher.error.validation.message');
  });

  /** A service whose first signature has run out when the order comes; the second fee is another. */
  const expiring = async (fee: number, validate: (params: ValidationParams) => unknown = discountByFifth) => {
    let quotes = 0;
    const sent: CreateOrderBody[] = [];
    const screen = await openFilled({
      handlers: [
        [
          quoteFeeFx,
          () => ((quotes += 1), { amount: quotes === 1 ? 60 : fee, signature: `signature-${quotes}` }),
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

  it('is renewed with its voucher, and the order goes out when what is to pay is the same', async () => {
    const { sent } = await expiring(60);
    expect(sent.map(({ signature }) => signature)).toEqual([
      'signature-1 less a fifth',
      'signature-2 less a fifth',
    ]);
  });

  it('asks about what is to pay with the voucher when that has changed', async () => {
    const { scope, fire, sent } = await expiring(75);
    expect(scope.getState($question)).toEqual({ check: 'fee', amount: 60 });
    await fire(questionAnswered, true);
    expect(sent[1]).toMatchObject({ delivery_fee: 75, discounted_delivery_fee: 60 });
  });

  it('asks about the whole fee when the voucher is not taken any more', async () => {
    const { scope, sent } = await expiring(60, (params) =>
      params.fee.signature === 'signature-1' ? discountByFifth(params) : rejectVoucher('expired'),
    );
    expect(scope.getState($question)).toEqual({ check: 'fee', amount: 60 });
    expect(sent).toHaveLength(1);
  });
});

describe('the fee that is sent', () => {
  it('is always the one on screen, whatever is applied, removed, edited and answered late', async () => {
    const act = fc.constantFrom('apply', 'remove', 'move', 'submit', 'wait');
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 5, maxLength: 25 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.boolean()), { minLength: 5, maxLength: 5 }),
        async (acts, answers) => {
          let quotes = 0;
          let turn = 0;
          const wrong: unknown[] = [];
          const screen = await openFilled({
            handlers: [
              [quoteFeeFx, () => ((quotes += 1), { amount: 60 + quotes, signature: `signature-${quotes}` })],
              [
                validateVoucherFx,
                async (params: ValidationParams) => {
                  const [ms, isTaken] = answers[(turn += 1) % answers.length] ?? [0, true];
                  await screen.clock.sleep(ms);
                  return isTaken ? discountByFifth(params) : rejectVoucher('expired');
                },
              ],
              [
                createOrderFx,
                ({ body }: { body: CreateOrderBody }) => {
                  const shown = screen.scope.getState($displayedFee);
                  const paid = body.discounted_delivery_fee ?? body.delivery_fee;
                  const seen = screen.scope.getState($discountedFee) ?? screen.scope.getState($quote).fee;
                  if (paid !== seen || body.signature !== (shown?.discount ?? shown)?.signature)
                    wrong.push(body);
                  return Promise.reject(rejection('not today'));
                },
              ],
            ],
          });
          for (const [index, name] of acts.entries()) {
            if (name === 'apply') void screen.apply('RIDE20');
            if (name === 'remove') void screen.fire(voucherRemoved);
            if (name === 'move')
              void screen.fire(pinMoved, { latitude: 23.7 + (index % 3) / 100, longitude: 90.4 });
            if (name === 'submit') void screen.fire(orderSubmitted);
            await screen.clock.advance(name === 'wait' ? 1000 : 50);
          }
          await screen.clock.advance(10_000);
          expect(wrong).toEqual([]);
          // No voucher keeps a request waiting once all answers are there.
          expect(screen.scope.getState($isDiscountPending)).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });
});
