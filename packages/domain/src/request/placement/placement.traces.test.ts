import { scopeBind, type Scope } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { createMemoryLocks } from '../../platform/ports/locks.ts';
import type { Clock, KeyValueStorage, Locks } from '../../platform/ports/ports.ts';
import {
  createFakeOrderService,
  type FakeOrderService,
  type ListFault,
  type OrderFault,
} from '../../testing/fake-order-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { PlacementFailure } from './placement.ts';
import { placeOrderFx, resumePlacementFx } from './placement.model.ts';

const orderFaults: readonly OrderFault[] = [
  'drop-before',
  'drop-after',
  'drop-late',
  'hang-before',
  'hang-after',
  'error-before',
  'error-after',
  'truncate-after',
  'malformed-after',
  'running',
  'busy',
];
const listFaults: readonly ListFault[] = ['drop', 'error', 'malformed'];

const traces = fc.record({
  seed: fc.nat(),
  latencyMs: fc.constantFrom(0, 40, 3000),
  orderFaults: fc.array(fc.constantFrom(...orderFaults), { maxLength: 6 }),
  listFaults: fc.array(fc.constantFrom(...listFaults), { maxLength: 6 }),
  actions: fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('submit' as const),
          tab: fc.constantFrom(0, 1),
          draft: fc.constantFrom(0, 1),
          edited: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ type: fc.constant('reload' as const), tab: fc.constantFrom(0, 1) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          type: fc.constant('wait' as const),
          ms: fc.constantFrom(0, 5, 900, 2500, 16_000, 60_000),
        }),
      },
    ),
    { minLength: 1, maxLength: 8 },
  ),
});

type Trace = typeof traces extends fc.Arbitrary<infer T> ? T : never;

/** A page that can be killed: from then on nothing in it goes on, and the locks it held are free. */
const openPage = (origin: {
  clock: Clock;
  storage: () => KeyValueStorage;
  locks: Locks;
  service: FakeOrderService;
  seed: number;
  written: (key: string, value: string) => void;
}) => {
  let kill: () => void = () => undefined;
  const death = new Promise<never>((_, reject) => {
    kill = () => reject(new Error('The page is gone.'));
  });
  death.catch(() => undefined);
  let isAlive = true;
  const whileAlive = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => isAlive && resolve(value),
        (error: Error) => isAlive && reject(error),
      );
    });
  const storage = origin.storage();
  const write = (key: string, value: string) => {
    if (!isAlive) return;
    origin.written(key, value);
    storage.write(key, value);
  };
  const scope: Scope = seedScope({
    clock: { now: origin.clock.now, sleep: (ms, signal) => whileAlive(origin.clock.sleep(ms, signal)) },
    storage: { ...storage, write },
    locks: {
      run: (name, task) =>
        whileAlive(origin.locks.run(name, () => (isAlive ? Promise.race([task(), death]) : death))),
    },
    // What a page had yet to load code for when it died is never sent.
    fetch: (input, init) => whileAlive(isAlive ? origin.service.fetch(input, init) : death),
    random: createSeededRandom(origin.seed),
  });
  return {
    place: scopeBind(placeOrderFx, { scope }),
    resume: scopeBind(resumePlacementFx, { scope }),
    kill: () => {
      isAlive = false;
      kill();
    },
  };
};

/** The same content in both drafts: two honest orders that look alike. */
const bodyOf = (edited: boolean): CreateOrderBody =>
  edited ? orderBodyFixture({ delivery_fee: 61, signature: 'signature-2' }) : orderBodyFixture();

const play = async (honoursKeys: boolean, trace: Trace) => {
  const clock = createVirtualClock();
  const service = createFakeOrderService({ clock, honoursKeys, latencyMs: trace.latencyMs });
  service.orderFaults.push(...trace.orderFaults);
  service.listFaults.push(...trace.listFaults);
  const shared = createSharedStorage();
  const locks = createMemoryLocks();
  let seed = trace.seed;
  /** Every key that a draft has ever sent under, by what its pages wrote down. */
  const keysOf = new Map<string, Set<string>>();
  const written = (name: string, value: string) => {
    const [, draftId] = /^saddlebag:placement:(.*)$/.exec(name) ?? [];
    const { key } = JSON.parse(value) as { readonly key?: string };
    if (draftId && key) keysOf.set(draftId, (keysOf.get(draftId) ?? new Set()).add(key));
  };
  const open = () => openPage({ clock, storage: shared.openTab, locks, service, seed: (seed += 1), written });
  const pages = [open(), open()] as [ReturnType<typeof open>, ReturnType<typeof open>];

  const ends = new Map<string, Set<string>>();
  const falseAlarms: PlacementFailure[] = [];
  const note = (draftId: string, placed: Promise<{ readonly orderId: string } | null>) =>
    placed.then(
      (order) => {
        if (order) ends.set(draftId, (ends.get(draftId) ?? new Set()).add(order.orderId));
      },
      (failure: PlacementFailure) => {
        // 'Could not create that order' while an order exists that was made for the draft, and that nobody calls their
        // own, would be a lie.
        const claimed = shared.values.get('saddlebag:claimed-orders') ?? '';
        const unclaimed = service.orders.filter(
          ({ order_id: id }) =>
            !claimed.includes(`"${id}"`) && keysOf.get(draftId)?.has(service.keyOf(id) ?? ''),
        );
        // One that was made in this very millisecond is the next press's, which has waited for this one to end.
        if (unclaimed.some((order) => Date.parse(order.created_at) < Math.floor(clock.now())))
          falseAlarms.push(failure);
      },
    );

  const submitted = new Set<string>();
  for (const action of trace.actions) {
    if (action.type === 'wait') await clock.advance(action.ms);
    if (action.type === 'submit') {
      const draftId = `draft-${action.draft}`;
      submitted.add(draftId);
      void note(draftId, pages[action.tab].place({ draftId, vendorId: 'k4ch', body: bodyOf(action.edited) }));
    }
    if (action.type === 'reload') {
      pages[action.tab].kill();
      pages[action.tab] = open();
      for (const draftId of submitted)
        void note(draftId, pages[action.tab].resume({ draftId, vendorId: 'k4ch' }));
    }
  }

  // In the end the vendor presses until there is an order, as vendors do.
  for (const draftId of submitted) {
    for (let press = 0; press < 5 && !ends.has(draftId); press += 1) {
      await clock.runUntil(note(draftId, pages[0].place({ draftId, vendorId: 'k4ch', body: bodyOf(false) })));
    }
  }
  await clock.advance(600_000);
  return { ends, submitted, service, falseAlarms };
};

describe.each([
  ['honours keys', true],
  ['ignores keys', false],
])('a placement, with a service that %s', (_, honoursKeys) => {
  it(
    'makes exactly one order of each draft and ends on it, in any trace of faults, tabs and reloads',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(traces, async (trace) => {
          const { ends, submitted, service, falseAlarms } = await play(honoursKeys, trace);

          expect(service.orders).toHaveLength(submitted.size);
          const ids = [...submitted].map((draftId) => [...(ends.get(draftId) ?? [])]);
          expect(ids.every((found) => found.length === 1)).toBe(true);
          expect(new Set(ids.flat())).toEqual(new Set(service.orders.map(({ order_id: id }) => id)));
          expect(falseAlarms).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
  );
});
