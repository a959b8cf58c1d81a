import { lookUpOrder } from './look-up.ts';
import { similarityKey } from './order-match.ts';
import { paymentRecordKey } from './payment-record-key.ts';
import type { PlacedOrder, PlacementFailure, PlacementParams } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import { placementLock } from './placement-lock.ts';
import { hashBody, readRecord, writeRecord, type UnfinishedPlacement } from './placement-record.ts';
import { recordPlacedOrder, sendOrder } from './send-order.ts';

/** Maximum age of an interrupted placement that is resent automatically. An older one may be outdated. */
const resumableMs = 10 * 60_000;

/** Runs one placement of a draft at a time across all tabs. */
const withPlacementLock = async <T>(
  ports: PlacementPorts,
  draftId: string,
  task: () => Promise<T>,
): Promise<T> => {
  try {
    return await ports.locks.run(placementLock(draftId), task);
  } finally {
    ports.phaseChanged('idle');
  }
};

/**
 * Runs placements with similar content one after the other, so that a look-up cannot confuse their orders.
 */
const withSimilarOrdersLock = <T>(
  ports: PlacementPorts,
  { body }: Pick<UnfinishedPlacement, 'body'>,
  task: () => Promise<T>,
): Promise<T> => ports.locks.run(`saddlebag:placement-like:${similarityKey(body)}`, task);

/**
 * Creates exactly one order from a draft, even after failures, repeated calls and calls from several tabs.
 * Works with services that ignore idempotency keys.
 * @throws {PlacementFailure}
 */
export const placeOrder = (ports: PlacementPorts, { draftId, body }: PlacementParams): Promise<PlacedOrder> =>
  withPlacementLock(ports, draftId, async () => {
    const previous = readRecord(ports.storage, draftId);
    if (previous?.state === 'confirmed') return { orderId: previous.orderId };
    // An unfinished payment may still create the order of this draft.
    if (ports.storage.read(paymentRecordKey(draftId)) !== null)
      throw { kind: 'interrupted', failure: { kind: 'offline' } } satisfies PlacementFailure;

    if (previous && previous.state !== 'absent') {
      const orderId = await withSimilarOrdersLock(ports, previous, () =>
        lookUpOrder(ports, draftId, previous),
      );
      if (orderId !== null) return recordPlacedOrder(ports, draftId, orderId);
    }

    // Unchanged content keeps its idempotency key. Changed content gets a new key, because the previous content
    // created no order.
    const bodyHash = hashBody(body);
    const now = serviceTime(ports);
    const record: UnfinishedPlacement =
      previous?.bodyHash === bodyHash
        ? previous
        : { state: 'absent', key: ports.random.uuid(), bodyHash, body, startedAt: now, sentAt: now };
    return withSimilarOrdersLock(ports, record, () => sendOrder(ports, draftId, record));
  });

/**
 * Finishes a placement that a reload, a crash or a sign-out interrupted.
 * @returns the draft's order, or null if no placement was interrupted or it is too old to be resent
 * automatically
 * @throws {PlacementFailure}
 */
export const resumePlacement = (
  ports: PlacementPorts,
  { draftId }: Pick<PlacementParams, 'draftId'>,
): Promise<PlacedOrder | null> =>
  withPlacementLock(ports, draftId, async () => {
    const record = readRecord(ports.storage, draftId);
    if (record === null || record.state === 'absent') return null;
    if (record.state === 'confirmed') return { orderId: record.orderId };

    return withSimilarOrdersLock(ports, record, async () => {
      const orderId = await lookUpOrder(ports, draftId, record);
      if (orderId !== null) return recordPlacedOrder(ports, draftId, orderId);
      if (serviceTime(ports) - record.startedAt <= resumableMs) return sendOrder(ports, draftId, record);
      writeRecord(ports.storage, draftId, { ...record, state: 'absent' });
      return null;
    });
  });
