import { scopeBind, type Scope } from 'effector';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
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
import { placeOrderFx, preloadPlacement, resumePlacementFx } from './placement.model.ts';

beforeAll(async () => {
  await preloadPlacement();
});

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
          isEdited: fc.boolean(),
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

/** Opens a page that can be closed. Closing stops its code and releases its locks. */
const openPage = (origin: {
  clock: Clock;
  storage: () => KeyValueStorage;
  locks: Locks;
  service: FakeOrderService;
  seed: number;
  onWrite: (key: string, value: string) => void;
}) => {
  let rejectClosed: () => void = () => undefined;
  const closed = new Promise<never>((_, reject) => {
    rejectClosed = () => reject(new Error('The page is closed.'));
  });
  closed.catch(() => undefined);
  let isOpen = true;
  const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (value) => isOpen && resolve(value),
        (error: Error) => isOpen && reject(error),
      );
    });
  const storage = origin.storage();
  const write = (key: string, value: string) => {
    if (!isOpen) return;
    origin.onWrite(key, value);
    storage.write(key, value);
  };
  const scope: Scope = seedScope({
    clock: { now: origin.clock.now, sleep: (ms, signal) => whileOpen(origin.clock.sleep(ms, signal)) },
    storage: { ...storage, write },
    locks: {
      run: (name, task) =>
        whileOpen(origin.locks.run(name, () => (isOpen ? Promise.race([task(), closed]) : closed))),
    },
    // A closed page sends no request, even if code that it was loading arrives later.
    fetch: (input, init) => whileOpen(isOpen ? origin.service.fetch(input, init) : closed),
    random: createSeededRandom(origin.seed),
  });
  return {
    place: scopeBind(placeOrderFx, { scope }),
    resume: scopeBind(resumePlacementFx, { scope }),
    close: () => {
      isOpen = false;
      rejectClosed();
    },
  };
};

/** Creates the body of either draft. Both drafts have the same content, so their orders look alike. */
const bodyOf = (isEdited: boolean): CreateOrderBody =>
  isEdited ? orderBodyFixture({ delivery_fee: 61, signature: 'signature-2' }) : orderBodyFixture();

const playTrace = async (honoursKeys: boolean, trace: Trace) => {
  const clock = createVirtualClock();
  const service = createFakeOrderService({ clock, honoursKeys, latencyMs: trace.latencyMs });
  service.orderFaults.push(...trace.orderFaults);
  service.listFaults.push(...trace.listFaults);
  const shared = createSharedStorage();
  const locks = createMemoryLocks();
  let seed = trace.seed;
  /** All idempotency keys that the pages have stored, by draft. */
  const keysOf = new Map<string, Set<string>>();
  const onWrite = (name: string, value: string) => {
    const [, draftId] = /^saddlebag:placement:(.*)$/.exec(name) ?? [];
    const { key } = JSON.parse(value) as { readonly key?: string };
    if (draftId && key) keysOf.set(draftId, (keysOf.get(draftId) ?? new Set()).add(key));
  };
  const open = () => openPage({ clock, storage: shared.openTab, locks, service, seed: (seed += 1), onWrite });
  const pages = [open(), open()] as [ReturnType<typeof open>, ReturnType<typeof open>];

  const orderIdsByDraft = new Map<string, Set<string>>();
  const falseReports: PlacementFailure[] = [];
  const recordOutcome = (draftId: string, placed: Promise<{ readonly orderId: string } | null>) =>
    placed.then(
      (order) => {
        if (order)
          orderIdsByDraft.set(draftId, (orderIdsByDraft.get(draftId) ?? new Set()).add(order.orderId));
      },
      (failure: PlacementFailure) => {
        // A reported failure is false if an unclaimed order exists with one of the draft's keys.
        const claimed = shared.values.get('saddlebag:claimed-orders') ?? '';
        const unclaimed = service.orders.filter(
          ({ order_id: id }) =>
            !claimed.includes(`"${id}"`) && keysOf.get(draftId)?.has(service.keyOf(id) ?? ''),
        );
        // An order from this millisecond belongs to the next submission, which waited for this placement to
        // end.
        if (unclaimed.some((order) => Date.parse(order.created_at) < Math.floor(clock.now())))
          falseReports.push(failure);
      },
    );

  const submittedDrafts = new Set<string>();
  for (const action of trace.actions) {
    if (action.type === 'wait') await clock.advance(action.ms);
    if (action.type === 'submit') {
      const draftId = `draft-${action.draft}`;
      submittedDrafts.add(draftId);
      void recordOutcome(
        draftId,
        pages[action.tab].place({ draftId, vendorId: 'k4ch', body: bodyOf(action.isEdited) }),
      );
    }
    if (action.type === 'reload') {
      pages[action.tab].close();
      pages[action.tab] = open();
      for (const draftId of submittedDrafts)
        void recordOutcome(draftId, pages[action.tab].resume({ draftId, vendorId: 'k4ch' }));
    }
  }

  // At the end, the vendor submits until there is an order.
  for (const draftId of submittedDrafts) {
    for (let press = 0; press < 5 && !orderIdsByDraft.has(draftId); press += 1) {
      await clock.runUntil(
        recordOutcome(draftId, pages[0].place({ draftId, vendorId: 'k4ch', body: bodyOf(false) })),
      );
    }
  }
  await clock.advance(600_000);
  return { orderIdsByDraft, submittedDrafts, service, falseReports };
};

describe.each([
  ['honours keys', true],
  ['ignores keys', false],
])('the placement model with a service that %s', (_, honoursKeys) => {
  it(
    'creates exactly one order per draft in any trace of faults, tabs and reloads',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(traces, async (trace) => {
          const { orderIdsByDraft, submittedDrafts, service, falseReports } = await playTrace(
            honoursKeys,
            trace,
          );

          expect(service.orders).toHaveLength(submittedDrafts.size);
          const ids = [...submittedDrafts].map((draftId) => [...(orderIdsByDraft.get(draftId) ?? [])]);
          expect(ids.every((draftOrderIds) => draftOrderIds.length === 1)).toBe(true);
          expect(new Set(ids.flat())).toEqual(new Set(service.orders.map(({ order_id: id }) => id)));
          expect(falseReports).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
  );
});
