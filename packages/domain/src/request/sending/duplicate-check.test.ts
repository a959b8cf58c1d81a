import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $question, questionAnswered, submitted } from './index.ts';

const minute = 60_000;

interface Setting {
  readonly storage?: KeyValueStorage;
  readonly clock?: ReturnType<typeof createVirtualClock>;
  readonly refusesFirst?: boolean;
}

const counter = async ({ storage, clock, refusesFirst = false }: Setting = {}) => {
  const sent: CreateOrderBody[] = [];
  const screen = requestScreen({
    ...(storage && { storage }),
    ...(clock && { clock }),
    handlers: [
      [
        createOrderFx,
        ({ body }: { body: CreateOrderBody }) => {
          sent.push(body);
          if (refusesFirst && sent.length === 1) {
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

/** The same customer once more, after some minutes. */
const again = async (minutes: number) => {
  const screen = await counter();
  await screen.fire(submitted);
  await screen.clock.advance(minutes * minute);
  await screen.fillIn();
  return screen;
};

describe('a rider for a phone number and an address', () => {
  it('goes out without a question the first time', async () => {
    const screen = await counter();
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(1);
    expect(screen.question()).toBeNull();
  });

  it('is asked about before anything is sent when there was one less than 10 minutes ago', async () => {
    const screen = await again(9.9);
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(1);
    expect(screen.question()).not.toBeNull();
  });

  it('goes out without a question 10 minutes later', async () => {
    const screen = await again(10);
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(2);
  });

  it('goes out once when the vendor wants another', async () => {
    const screen = await again(1);
    await screen.fire(submitted);
    await screen.fire(questionAnswered, true);
    await screen.fire(questionAnswered, true);

    expect(screen.sent).toHaveLength(2);
    expect(screen.question()).toBeNull();
  });

  it('stays here when the vendor does not, and is asked about again at the next press', async () => {
    const screen = await again(1);
    await screen.fire(submitted);
    await screen.fire(questionAnswered, false);
    const afterwards = screen.question();
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(1);
    expect([afterwards, screen.question() === null]).toEqual([null, false]);
  });

  it('is no second one for another number, or for another door', async () => {
    const number = await again(1);
    await number.fire(fieldChanged, {
      field: 'phone',
      value: { text: '01911-000000', e164: '+8801911000000', possible: true },
    });
    await number.fire(submitted);
    const door = await again(1);
    await door.fire(fieldChanged, { field: 'unit', value: '5C' });
    await door.fire(submitted);

    expect([number.sent.length, door.sent.length]).toEqual([2, 2]);
  });

  it('is no second one when the first was refused', async () => {
    const screen = await counter({ refusesFirst: true });
    await screen.fire(submitted);
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(2);
    expect(screen.question()).toBeNull();
  });

  it('is asked about in another tab of the same device too, which keeps no name and no number', async () => {
    const origin = createSharedStorage();
    const clock = createVirtualClock();
    const here = await counter({ storage: origin.openTab(), clock });
    await here.fire(submitted);
    const stored = origin.values.get('saddlebag:recent-requests') ?? '';
    const there = await counter({ storage: origin.openTab(), clock });
    await there.fire(submitted);

    expect(there.sent).toEqual([]);
    expect(there.question()).not.toBeNull();
    expect(stored).not.toMatch(/1812345678|Kamal|Ayesha/);
  });

  it('is not held up when what is stored cannot be read', async () => {
    const origin = createSharedStorage({ 'saddlebag:recent-requests': '{"not":"a list"}' });
    const screen = await counter({ storage: origin.openTab() });
    await screen.fire(submitted);

    expect(screen.sent).toHaveLength(1);
  });
});
