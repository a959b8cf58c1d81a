import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $question, questionAnswered, orderSubmitted } from './index.ts';

const minute = 60_000;

interface Setting {
  readonly storage?: KeyValueStorage;
  readonly clock?: ReturnType<typeof createVirtualClock>;
  readonly isFirstRefused?: boolean;
}

const openFilledRequest = async ({ storage, clock, isFirstRefused = false }: Setting = {}) => {
  const sent: CreateOrderBody[] = [];
  const screen = requestScreen({
    ...(storage && { storage }),
    ...(clock && { clock }),
    handlers: [
      [
        createOrderFx,
        ({ body }: { body: CreateOrderBody }) => {
          sent.push(body);
          if (isFirstRefused && sent.length === 1) {
            return Promise.reject(
              failureError({
                kind: 'rejected',
                status: 400,
                message: 'no',
                translationKey: null,
                retryAfterMs: null,
              }),
            );
          }
          return { orderId: `k4ch-00000${sent.length}` };
        },
      ],
    ],
  });
  await screen.open();
  const fillIn = async () => {
    await screen.pickAddress();
    await screen.fillDetails();
  };
  await fillIn();
  return { ...screen, sent, fillIn, question: () => screen.scope.getState($question) };
};

/** Places an order, then fills in the same request again some minutes later. */
const repeatAfter = async (minutes: number) => {
  const screen = await openFilledRequest();
  await screen.fire(orderSubmitted);
  await screen.clock.advance(minutes * minute);
  await screen.fillIn();
  return screen;
};

describe('the duplicate check', () => {
  it('passes the first order for a phone number and an address', async () => {
    const screen = await openFilledRequest();
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(1);
    expect(screen.question()).toBeNull();
  });

  it('asks before sending a second order within 10 minutes', async () => {
    const screen = await repeatAfter(9.9);
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(1);
    expect(screen.question()).not.toBeNull();
  });

  it('passes a second order after 10 minutes', async () => {
    const screen = await repeatAfter(10);
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(2);
  });

  it('sends the second order once when the vendor confirms it twice', async () => {
    const screen = await repeatAfter(1);
    await screen.fire(orderSubmitted);
    await screen.fire(questionAnswered, true);
    await screen.fire(questionAnswered, true);

    expect(screen.sent).toHaveLength(2);
    expect(screen.question()).toBeNull();
  });

  it('asks again at the next submission when the vendor declines', async () => {
    const screen = await repeatAfter(1);
    await screen.fire(orderSubmitted);
    await screen.fire(questionAnswered, false);
    const questionAfterDecline = screen.question();
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(1);
    expect([questionAfterDecline, screen.question() === null]).toEqual([null, false]);
  });

  it('passes an order for a different phone number or unit', async () => {
    const otherNumber = await repeatAfter(1);
    await otherNumber.fire(fieldChanged, {
      field: 'phone',
      value: { text: '01911-000000', e164: '+8801911000000', possible: true },
    });
    await otherNumber.fire(orderSubmitted);
    const otherUnit = await repeatAfter(1);
    await otherUnit.fire(fieldChanged, { field: 'unit', value: '5C' });
    await otherUnit.fire(orderSubmitted);

    expect([otherNumber.sent.length, otherUnit.sent.length]).toEqual([2, 2]);
  });

  it('passes a second order when the first was refused', async () => {
    const screen = await openFilledRequest({ isFirstRefused: true });
    await screen.fire(orderSubmitted);
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(2);
    expect(screen.question()).toBeNull();
  });

  it('asks in another tab too, without storing personal data', async () => {
    const origin = createSharedStorage();
    const clock = createVirtualClock();
    const firstTab = await openFilledRequest({ storage: origin.openTab(), clock });
    await firstTab.fire(orderSubmitted);
    const stored = origin.values.get('saddlebag:recent-requests') ?? '';
    const secondTab = await openFilledRequest({ storage: origin.openTab(), clock });
    await secondTab.fire(orderSubmitted);

    expect(secondTab.sent).toEqual([]);
    expect(secondTab.question()).not.toBeNull();
    expect(stored).not.toMatch(/1812345678|Kamal|Ayesha/);
  });

  it('passes an order when the stored requests are unreadable', async () => {
    const origin = createSharedStorage({ 'saddlebag:recent-requests': '{"not":"a list"}' });
    const screen = await openFilledRequest({ storage: origin.openTab() });
    await screen.fire(orderSubmitted);

    expect(screen.sent).toHaveLength(1);
  });
});
