import { isAmbiguous, isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { requestTimeoutMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { claimOrder, lookUpOrder } from './look-up.ts';
import type { PlacedOrder, PlacementFailure } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import { removeRecord, writeRecord, type UnfinishedPlacement } from './placement-record.ts';

const maxPauseMs = 30_000;

const isRateLimited = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 429;
/** The key was already used with another body (IETF draft idempotency-key-header-07, section 2.7). */
const isKeyReuse = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 422;
/** The service is still processing an earlier request with this key, so the outcome is unknown. */
const isStillProcessing = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.status === 409;
/** Maximum delay of a timeout on a busy device. A longer delay means that the device has slept. */
const timerToleranceMs = 2000;
/**
 * Maximum number of retries while the service processes an earlier attempt. With their look-ups, all retries
 * together take about five minutes.
 */
const maxRetriesWhileProcessing = 20;

const pauseAfter = (failure: ApiFailure, attempt: number, jitter: number): number => {
  const requestedMs = failure.kind === 'rejected' ? failure.retryAfterMs : null;
  return Math.min(maxPauseMs, requestedMs ?? limits.retryDelayMs * attempt) + jitter * limits.retryDelayMs;
};

export const recordPlacedOrder = (ports: PlacementPorts, draftId: string, orderId: string): PlacedOrder => {
  // Other tabs need only the order's id, so the customer's data is removed from storage.
  writeRecord(ports.storage, draftId, { state: 'confirmed', orderId });
  return { orderId };
};

/**
 * Sends the request of a record and retries until its order exists. Writes the record before each attempt.
 * After a lost response, looks the order up before it retries with the same key. Retries at most three times,
 * or up to 20 times while the service is still processing an earlier attempt.
 *
 * @throws {PlacementFailure}
 */
export const sendOrder = async (
  ports: PlacementPorts,
  draftId: string,
  initialRecord: UnfinishedPlacement,
): Promise<PlacedOrder> => {
  const { clock, random, storage } = ports;
  let record: UnfinishedPlacement = initialRecord;
  let isOutcomeUnknown = initialRecord.state !== 'absent';
  let hasNewKey = false;

  for (let attempt = 1; ; attempt += 1) {
    record = { ...record, state: 'sending', sentAt: serviceTime(ports) };
    writeRecord(storage, draftId, record);
    ports.phaseChanged('sending');
    // If the record were lost in a crash, the restored draft could create a second order.
    await ports.saved();
    let failure: ApiFailure;
    try {
      const { orderId } = await ports.create({ body: record.body, key: record.key });
      if (await claimOrder(ports, orderId, draftId)) return recordPlacedOrder(ports, draftId, orderId);
      // A look-up for another draft with the same content has claimed this order, so this draft needs a new
      // one.
      record = { ...record, key: random.uuid() };
      continue;
    } catch (error) {
      failure = isApiFailure(error) ? error : { kind: 'offline' };
    }

    const isAmbiguousFailure = isAmbiguous(failure);
    isOutcomeUnknown ||= isAmbiguousFailure;
    // An earlier attempt may have succeeded even if this one was refused.
    if (isOutcomeUnknown || isKeyReuse(failure)) {
      const hasDeviceSlept = serviceTime(ports) - record.sentAt > requestTimeoutMs + timerToleranceMs;
      const sentRecord = record;
      record = { ...record, state: 'unknown' };
      // After a sleep, the request may have been sent only now, so the look-up treats it as in flight. The
      // stored state stays `sending` until the look-up ends. A closing page aborts its request, but the
      // service may still process it, so the next page must treat it as in flight.
      const orderId = await lookUpOrder(ports, draftId, hasDeviceSlept ? sentRecord : record);
      if (orderId !== null) return recordPlacedOrder(ports, draftId, orderId);
      writeRecord(storage, draftId, record);
    }

    const isLastAttempt =
      attempt > (isStillProcessing(failure) ? maxRetriesWhileProcessing : limits.requestRetries);
    if (isKeyReuse(failure) && !hasNewKey) {
      record = { ...record, key: random.uuid() };
      hasNewKey = true;
    } else if (!isAmbiguousFailure && (!isRateLimited(failure) || isLastAttempt)) {
      removeRecord(storage, draftId);
      throw { kind: 'refused', failure } satisfies PlacementFailure;
    } else if (isLastAttempt) {
      writeRecord(storage, draftId, { ...record, state: 'absent' });
      throw { kind: 'unreachable', failure } satisfies PlacementFailure;
    }
    await clock.sleep(pauseAfter(failure, attempt, random.next()));
  }
};
