import { allSettled, createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFeeFx, type Trip } from '../../api/delivery.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { createOrderFx } from '../../api/orders.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { signatureExpiredMessage } from '../../contracts/signature-expired.ts';
import { $draft, fieldChanged } from '../draft/draft.model.ts';
import { $destination } from '../destination/destination.model.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $quote } from '../fee/index.ts';
import { $question, $canSubmit, $submission, questionAnswered, orderSubmitted } from '../sending/index.ts';

const rejection = (message: string): ApiFailure => ({
  kind: 'rejected',
  status: 400,
  message,
  translationKey: null,
  retryAfterMs: null,
});
const refuse = (message: string) => Promise.reject(failureError(rejection(message)));

interface OrderRequest {
  readonly body: CreateOrderBody;
  readonly key: string;
}

const openFilledRequest = async (...setting: Parameters<typeof requestScreen>) => {
  const screen = requestScreen(...setting);
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('a fee with an expired signature', () => {
  /** Submits an order to a service that refuses the first signature and then quotes `fee`. */
  const openWithExpiredSignature = async (fee: number) => {
    const sent: OrderRequest[] = [];
    let quotes = 0;
    const screen = await openFilledRequest({
      handlers: [
        [
          quoteFeeFx,
          () => ((quotes += 1), { amount: quotes === 1 ? 60 : fee, signature: `signature-${quotes}` }),
        ],
        [
          createOrderFx,
          (request: OrderRequest) => (
            sent.push(request),
            request.body.signature === 'signature-1'
              ? refuse(signatureExpiredMessage)
              : { orderId: 'k4ch-000042' }
          ),
        ],
      ],
    });
    await screen.fire(orderSubmitted);
    return { screen, sent };
  };

  // Proves: signature-expired.order-wait, signature-expired.order-unchanged, constant.fee-retry-wait
  it('is quoted again after a second and sent if its amount is unchanged', async () => {
    const { screen, sent } = await openWithExpiredSignature(60);
    expect(screen.scope.getState($submission).status).toBe('sending');
    await screen.clock.advance(999);
    expect(sent).toHaveLength(1);
    await screen.clock.advance(1);
    expect(sent.map(({ body }) => body.signature)).toEqual(['signature-1', 'signature-2']);
    expect(screen.notifiedKeys()).toEqual(['toast.order-pushed']);
  });

  // Proves: signature-expired.order-changed
  it('needs a confirmation if the new fee differs', async () => {
    const { screen, sent } = await openWithExpiredSignature(75);
    await screen.clock.advance(1000);
    expect(screen.scope.getState($question)).toEqual({ check: 'fee', amount: 75 });
    expect(screen.scope.getState($quote).fee).toBe(75);
    expect(screen.scope.getState($submission).status).toBe('idle');
    expect(screen.scope.getState($canSubmit)).toBe(false);
    expect(sent).toHaveLength(1);

    await screen.fire(questionAnswered, true);
    expect(sent[1]?.body).toMatchObject({ delivery_fee: 75, signature: 'signature-2' });
    expect(screen.scope.getState($question)).toBeNull();
    expect(screen.notifiedKeys()).toEqual(['toast.order-pushed']);
  });

  // Proves: signature-expired.order-declined
  it('keeps the order unsent and its draft open when the vendor declines the new amount', async () => {
    const { screen, sent } = await openWithExpiredSignature(75);
    await screen.clock.advance(1000);
    await screen.fire(questionAnswered, false);
    expect(sent).toHaveLength(1);
    expect(screen.scope.getState($question)).toBeNull();
    expect(screen.scope.getState($draft).customerName).toBe('Ayesha Rahman');
    expect(screen.scope.getState($canSubmit)).toBe(true);
  });

  it('is quoted once, a second after its refusal, while the vendor edits the order', async () => {
    const { screen, sent } = await openWithExpiredSignature(60);
    await screen.clock.advance(600);
    await screen.fire(fieldChanged, { field: 'notes', value: 'Ring twice' });
    await screen.clock.advance(400);
    expect(sent.map(({ body }) => body.signature)).toEqual(['signature-1', 'signature-2']);
  });

  it('fails the submission after four refusals', async () => {
    let count = 0;
    const screen = await openFilledRequest({
      handlers: [
        [quoteFeeFx, () => ({ amount: 60, signature: `signature-${count}` })],
        [createOrderFx, () => ((count += 1), refuse(signatureExpiredMessage))],
      ],
    });
    await screen.fire(orderSubmitted);
    await screen.clock.advance(60_000);
    expect(count).toBe(4);
    expect(screen.notifiedKeys()).toEqual(['toast.could-not-create-that-order']);
    expect(screen.scope.getState($submission).status).toBe('failed');
  });
});

describe('the fee that is sent', () => {
  // Proves: signature-expired.fee-shown
  it('matches a fee shown for the same destination in any sequence of actions', async () => {
    const places = [0, 1, 2].map((number) => ({ latitude: 23.7 + number / 100, longitude: 90.4 }));
    const action = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('pin' as const), place: fc.constantFrom(...places) }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('submit' as const) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('confirm' as const, 'decline' as const) }) },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 2500 }) }),
      },
    );
    let attempts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 8, maxLength: 24 }),
        fc.infiniteStream(fc.nat(99)),
        async (actions, randomNumbers) => {
          const nextRandom = () => Number(randomNumbers.next().value);
          const issuedQuotes = new Map<string, { fee: number; destinationLatitude: number }>();
          const shownFees = new Set<string>();
          const mismatches: string[] = [];
          const clock = createVirtualClock();
          const screen = requestScreen({
            clock,
            handlers: [
              [
                quoteFeeFx,
                async ({ destination }: Trip) => {
                  const signature = `signature-${issuedQuotes.size}`;
                  const fee = 50 + (nextRandom() % 3);
                  issuedQuotes.set(signature, { fee, destinationLatitude: destination.latitude });
                  await clock.sleep(nextRandom() * 10);
                  return { amount: fee, signature };
                },
              ],
              [
                createOrderFx,
                ({ body }: OrderRequest) => {
                  const quote = issuedQuotes.get(body.signature);
                  const destinationLatitude = body.customer.location.latitude;
                  attempts += 1;
                  if (
                    quote?.fee !== body.delivery_fee ||
                    quote.destinationLatitude !== destinationLatitude ||
                    !shownFees.has(`${body.delivery_fee} ${destinationLatitude}`)
                  )
                    mismatches.push(JSON.stringify(body));
                  return nextRandom() % 2 === 0
                    ? refuse(signatureExpiredMessage)
                    : { orderId: 'k4ch-000042' };
                },
              ],
            ],
          });
          createWatch({
            unit: $quote,
            scope: screen.scope,
            fn: ({ fee }) => shownFees.add(`${fee} ${screen.scope.getState($destination)?.point.latitude}`),
          });
          await screen.open();
          void screen.pickAddress();
          void screen.fillDetails();
          await clock.advance(0);
          for (const action of actions) {
            if (action.kind === 'pin')
              void allSettled(pinMoved, { scope: screen.scope, params: action.place });
            if (action.kind === 'submit') void allSettled(orderSubmitted, { scope: screen.scope });
            if (action.kind === 'confirm')
              void allSettled(questionAnswered, { scope: screen.scope, params: true });
            if (action.kind === 'decline')
              void allSettled(questionAnswered, { scope: screen.scope, params: false });
            await screen.clock.advance(action.kind === 'wait' ? action.ms : 0);
          }
          await screen.clock.advance(20_000);
          expect(mismatches).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
    expect(attempts).toBeGreaterThan(40);
  }, 60_000);
});
