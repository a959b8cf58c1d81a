import { requestTimeoutMs } from '../../api/index.ts';
import { isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import type { Order } from '../../api/index.ts';
import { claimantOf, claimOrder } from './claimed-orders.ts';
import { isOrderOf } from './order-match.ts';
import type { PlacementFailure } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import type { UnfinishedPlacement } from './placement-record.ts';

/** The service's time is known from a header of whole seconds: an order may seem older than its request. */
const clockToleranceMs = 5000;
/** A request that broke may still be at work in a service that is slow; it gets this long before it counts as lost. */
const settleMs = 2000;
const secondLookMs = 1000;
const longestPauseMs = 30_000;

/** A look-up that fails in one of these ways can succeed later. */
const isPassing = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' &&
    (failure.status >= 500 || failure.status === 408 || failure.status === 429));

/** Gives an order to a draft, unless another draft has it: one writer at a time over all tabs. */
export const claim = (
  ports: Pick<PlacementPorts, 'locks' | 'storage'>,
  orderId: string,
  draftId: string,
): Promise<boolean> =>
  ports.locks.run('saddlebag:claimed-orders', () =>
    Promise.resolve(claimOrder(ports.storage, orderId, draftId)),
  );

const listSince = async (
  ports: PlacementPorts,
  { body, startedAt }: UnfinishedPlacement,
): Promise<readonly Order[]> => {
  const from = startedAt - clockToleranceMs;
  const readAll = async (query: { readonly scheduled?: boolean }): Promise<readonly Order[]> => {
    const orders: Order[] = [];
    let cursor: string | null = null;
    do {
      const page = await ports.list({
        vendorId: body.vendor_id,
        from,
        ...query,
        ...(cursor !== null && { cursor }),
      });
      orders.push(...page.orders);
      cursor = page.cursor;
    } while (cursor !== null);
    return orders;
  };
  const instant = await readAll({});
  const listed =
    body.preordered_for === null ? instant : [...instant, ...(await readAll({ scheduled: true }))];
  return listed.filter(({ createdAt }) => createdAt >= from);
};

const look = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  const orders = await listSince(ports, record);
  const own = orders.find(({ id }) => claimantOf(ports.storage, id) === draftId);
  if (own) return own.id;
  for (const order of orders.filter((candidate) => isOrderOf(candidate, record.body))) {
    if (await claim(ports, order.id, draftId)) return order.id;
  }
  return null;
};

/**
 * Looks for the order of a record until a look has succeeded; while looks fail, it keeps looking, ever more slowly.
 * @returns the order's id, claimed for the draft; null when there is no such order
 * @throws {PlacementFailure} `interrupted` when nobody may look any more
 */
export const lookUp = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  for (let failed = 0; ; failed += 1) {
    try {
      return await look(ports, draftId, record);
    } catch (error) {
      const failure: ApiFailure = isApiFailure(error) ? error : { kind: 'offline' };
      if (!isPassing(failure)) throw { kind: 'interrupted', failure } satisfies PlacementFailure;
      await ports.clock.sleep(Math.min(longestPauseMs, 1000 * 2 ** failed) * (0.5 + ports.random.next() / 2));
    }
  }
};

/**
 * For how long the request of a record may still be at work although nobody waits for its answer. A page that died in
 * the middle of sending has not heard how it ended: as long as the page would have waited, it may be on its way. A
 * record that is older than that says nothing of when the request left: the device may have slept in between.
 */
const workLeft = (ports: PlacementPorts, { state, sentAt }: UnfinishedPlacement): number => {
  if (state !== 'sending') return 0;
  const age = serviceTime(ports) - sentAt;
  return age > 0 && age < requestTimeoutMs ? requestTimeoutMs - age : requestTimeoutMs;
};

function* pausesBeforeLooks(workLeftMs: number): Generator<number> {
  yield 0;
  for (let left = workLeftMs; left > 0; left -= settleMs) yield Math.min(left, settleMs);
  yield settleMs;
  yield secondLookMs;
}

/**
 * Finds out what became of a request without an answer: one look at once, more while it may still be at work, and two
 * after the service has had time to finish.
 */
export const lookUpAfterDoubt = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  ports.phaseChanged('checking');
  for (const pause of pausesBeforeLooks(workLeft(ports, record))) {
    if (pause > 0) await ports.clock.sleep(pause);
    const orderId = await lookUp(ports, draftId, record);
    if (orderId !== null) return orderId;
  }
  return null;
};
