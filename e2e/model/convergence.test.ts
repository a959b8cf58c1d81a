import { listOrdersFx, type Order, type OrderListQuery } from '@saddlebag/domain/api';
import { liveUpdatesStarted, orderUpdatesReceived } from '@saddlebag/domain/realtime';
import { createVirtualClock, orderFixture, seedScope } from '@saddlebag/domain/testing';
import { $orderSource, $visibleLists, trackingOpened } from '@saddlebag/domain/tracking';
import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testMatrix } from '../../tooling/test-matrix.ts';

const vendorId = 'k4ch';
const noon = Date.UTC(2026, 0, 5, 6);
const streamCount = { chosen: 300, all: 10_000 }[testMatrix];

type Step = Extract<
  Order['status'],
  'RECEIVED' | 'WAITING_FOR_TRANSPORT' | 'DELAYED' | 'PICKED_UP' | 'NEAR_CUSTOMER' | 'DELIVERED' | 'CANCELLED'
>;
/** The list in which the screen must show an order of each status. */
const listOf = {
  RECEIVED: 'new',
  WAITING_FOR_TRANSPORT: 'new',
  DELAYED: 'collected',
  PICKED_UP: 'collected',
  NEAR_CUSTOMER: 'collected',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
} as const satisfies Record<Step, string>;
const steps = Object.keys(listOf) as readonly Step[];

/** A change at the service: the next status of one order, in the same second or a later one. */
interface Change {
  readonly order: number;
  readonly status: Step;
  readonly secondsLater: number;
}

/** Returns the records that the service has after each change. The first entry is the state before all of them. */
const playChanges = (changes: readonly Change[]): readonly ReadonlyMap<string, Order>[] => {
  let at = noon;
  const states: ReadonlyMap<string, Order>[] = [new Map()];
  for (const { order, status, secondsLater } of changes) {
    at += secondsLater * 1000;
    const id = `k4ch-00000${order}`;
    const previous = states.at(-1) ?? new Map<string, Order>();
    const history = [...(previous.get(id)?.history ?? []), { status, at }];
    const createdAt = noon - 60_000 - order * 1000;
    states.push(
      new Map([...previous, [id, orderFixture({ id, status, history, createdAt, updatedAt: at })]]),
    );
  }
  return states;
};

/** What the screen receives: updates of the socket, or the answer to a call for the list. */
type Arrival = { readonly kind: 'updates' | 'list'; readonly orders: readonly Order[] };

/** Plays the arrivals against the models. Returns the shown status of each order by list, newest first. */
const playArrivals = async (arrivals: readonly Arrival[]) => {
  const answers: ((orders: readonly Order[]) => void)[] = [];
  const scope = seedScope({
    clock: createVirtualClock(noon),
    handlers: [
      [
        listOrdersFx,
        ({ scheduled }: OrderListQuery) =>
          scheduled
            ? { orders: [], cursor: null }
            : new Promise((resolve) => {
                answers.push((orders) => resolve({ orders, cursor: null }));
              }),
      ],
    ],
  });
  const idle = [allSettled(trackingOpened, { scope, params: { vendorId } })];
  // One call for each list that arrives. The screen has made the first call itself.
  const listCount = arrivals.filter(({ kind }) => kind === 'list').length;
  for (let call = 1; call < listCount; call += 1)
    idle.push(allSettled(liveUpdatesStarted, { scope, params: { vendorId } }));
  for (const { kind, orders } of arrivals) {
    if (kind === 'list') answers.shift()?.(orders);
    else idle.push(allSettled(orderUpdatesReceived, { scope, params: orders }));
    // Lets an answered call reach the lists before the next arrival.
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  }
  for (const answer of answers) answer([]);
  await Promise.all(idle);
  const lists = scope.getState($visibleLists);
  const { order } = scope.getState($orderSource);
  return Object.entries(lists).flatMap(([list, { ids }]) =>
    ids().map((id) => `${list} ${id} ${order(id)?.status} ${order(id)?.updatedAt}`),
  );
};

/** What the screen must show in the end: the last record of each order, in its list, newest first. */
const expectedScreen = (state: ReadonlyMap<string, Order>) =>
  (['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const).flatMap((list) =>
    [...state.values()]
      .filter(({ status }) => listOf[status as Step] === list)
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .map(({ id, status, updatedAt }) => `${list} ${id} ${status} ${updatedAt}`),
  );

const permutationsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

/** Two orders. The second is received and cancelled within one second, and the first is delayed. */
const sixChanges: readonly Change[] = [
  { order: 1, status: 'RECEIVED', secondsLater: 0 },
  { order: 2, status: 'RECEIVED', secondsLater: 1 },
  { order: 2, status: 'CANCELLED', secondsLater: 0 },
  { order: 1, status: 'PICKED_UP', secondsLater: 1 },
  { order: 1, status: 'DELAYED', secondsLater: 1 },
  { order: 1, status: 'DELIVERED', secondsLater: 5 },
];

const change = fc.record({
  order: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom(...steps),
  secondsLater: fc.constantFrom(0, 0, 1, 30),
});
/** How the message of a change travels: how often it arrives, and by how many places late. Zero times is lost. */
const journey = fc.array(fc.nat({ max: 6 }), { maxLength: 3 });
const stream = fc.record({
  travels: fc.array(fc.record({ change, delays: journey }), { minLength: 1, maxLength: 14 }),
  /** Reconnections: the service answers with its state after `at` changes, `delay` places later. */
  reconnections: fc.array(fc.record({ at: fc.nat({ max: 14 }), delay: fc.nat({ max: 6 }) }), {
    maxLength: 3,
  }),
  lastDelay: fc.nat({ max: 6 }),
  frameSize: fc.integer({ min: 1, max: 4 }),
});

describe('the tracking screen', () => {
  // Proves: state.older-update
  it.each([1, 2, 3, 4, 5, 6])('ends in the same state after %i changes in any order', async (count) => {
    const changes = sixChanges.slice(0, count);
    const states = playChanges(changes);
    const final = states.at(-1) ?? new Map<string, Order>();
    const records = changes.flatMap(({ order }, index) => states[index + 1]?.get(`k4ch-00000${order}`) ?? []);

    for (const permutation of permutationsOf(records))
      expect(await playArrivals(permutation.map((order) => ({ kind: 'updates', orders: [order] })))).toEqual(
        expectedScreen(final),
      );
  });

  it(
    `ends in the state of the service after each of ${streamCount} streams with late, doubled and lost updates`,
    { timeout: 1_200_000 },
    () =>
      fc.assert(
        fc.asyncProperty(stream, async ({ travels, reconnections, lastDelay, frameSize }) => {
          const states = playChanges(travels.map((travel) => travel.change));
          const stateAfter = (changeCount: number) =>
            states[Math.min(changeCount, travels.length)] ?? new Map<string, Order>();
          // A lost update needs a later reconnection. The last one follows all changes.
          const calls = [...reconnections, { at: travels.length, delay: lastDelay }];
          const arrivals = [
            ...travels.flatMap(({ change: { order }, delays }, index) =>
              delays.map((delay) => ({
                at: index + 1 + delay,
                kind: 'updates' as const,
                orders: [...stateAfter(index + 1).values()].filter(({ id }) => id === `k4ch-00000${order}`),
              })),
            ),
            ...calls.map(({ at, delay }) => ({
              at: at + delay,
              kind: 'list' as const,
              orders: [...stateAfter(at).values()],
            })),
          ].toSorted((one, other) => one.at - other.at);
          // Updates that arrive together share a frame.
          const frames: Arrival[] = [];
          for (const { kind, orders } of arrivals) {
            const last = frames.at(-1);
            if (kind === 'updates' && last?.kind === 'updates' && last.orders.length < frameSize)
              frames.splice(-1, 1, { kind, orders: [...last.orders, ...orders] });
            else frames.push({ kind, orders });
          }

          expect(await playArrivals(frames)).toEqual(expectedScreen(stateAfter(travels.length)));
        }),
        { numRuns: streamCount },
      ),
  );
});
