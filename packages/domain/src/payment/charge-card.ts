import { isAmbiguous, isApiFailure } from '../api/index.ts';
import type { ApiFailure } from '../api/index.ts';
import type { Confirmation, PaymentState } from '../api/index.ts';
import { limits } from '../contracts/index.ts';
import { removePaymentRecord, writePaymentRecord, type PaymentRecord } from './payment-record.ts';
import type { PaymentFailure, PaymentPorts } from './payment-ports.ts';

const maxPauseMs = 30_000;

const failureOf = (error: unknown): ApiFailure => (isApiFailure(error) ? error : { kind: 'offline' });
const isRateLimited = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 429;

/**
 * Retries a call with growing pauses until the service responds.
 * @throws {PaymentFailure} if the service refuses the call
 */
const retryUntilResponse = async (
  { clock, random }: PaymentPorts,
  call: () => Promise<PaymentState>,
): Promise<PaymentState> => {
  for (let failed = 0; ; failed += 1) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (!isAmbiguous(failure) && !isRateLimited(failure)) {
        const kind = failure.kind === 'unauthorized' ? 'interrupted' : 'refused';
        throw { kind, failure } satisfies PaymentFailure;
      }
      await clock.sleep(Math.min(maxPauseMs, 1000 * 2 ** failed) * (0.5 + random.next() / 2));
    }
  }
};

/**
 * Reads the state of a payment.
 * @throws {PaymentFailure}
 */
export const readPayment = (ports: PaymentPorts, intentId: string): Promise<PaymentState> =>
  retryUntilResponse(ports, () => ports.read({ intentId }));

/**
 * Cancels a payment. The returned state is `paid` if the card was charged before the cancellation.
 * @throws {PaymentFailure}
 */
export const cancelPayment = (ports: PaymentPorts, intentId: string): Promise<PaymentState> =>
  retryUntilResponse(ports, () => ports.cancel({ intentId }));

/**
 * Charges a card for an intent exactly once. Writes the record before the first request. After a lost
 * response, reads the payment's state, and retries with the same key only if the intent is still open. If all
 * attempts fail, cancels the intent, so that it cannot be charged later. The caller holds the lock of the payment.
 *
 * @returns the state of the payment, which is never `open`
 * @throws {PaymentFailure}
 */
export const chargeCard = async (
  ports: PaymentPorts,
  record: Omit<PaymentRecord, 'state'>,
  confirmation: Confirmation,
): Promise<PaymentState> => {
  const { storage, clock, random } = ports;
  const { intentId } = record;
  const key = random.uuid();
  writePaymentRecord(storage, { ...record, state: 'sending' });
  await ports.saved();

  for (let attempt = 1; ; attempt += 1) {
    let failure: ApiFailure;
    try {
      return await ports.confirm({ confirmation, key });
    } catch (error) {
      failure = failureOf(error);
    }
    if (failure.kind === 'unauthorized') throw { kind: 'interrupted', failure } satisfies PaymentFailure;

    const isLastAttempt = attempt > limits.requestRetries;
    // An earlier attempt may have succeeded even if this one was refused.
    if (isAmbiguous(failure) || attempt > 1) {
      ports.responseLost();
      const state = await readPayment(ports, intentId);
      if (state.status !== 'open') return state;
    }
    if (!isAmbiguous(failure) && (!isRateLimited(failure) || isLastAttempt)) {
      removePaymentRecord(storage, record);
      throw { kind: 'refused', failure } satisfies PaymentFailure;
    }
    if (isLastAttempt) return await cancelPayment(ports, intentId);
    await clock.sleep(limits.retryDelayMs * attempt + random.next() * limits.retryDelayMs);
  }
};

/**
 * Reads the state of a payment that a reload, a crash or the bank page interrupted. Cancels an open intent:
 * the card is no longer in memory to retry with, and the intent must not be charged later. The caller holds the
 * lock of the payment.
 *
 * @returns null if the service does not know the payment
 * @throws {PaymentFailure}
 */
export const finishPayment = async (
  ports: PaymentPorts,
  record: PaymentRecord,
): Promise<PaymentState | null> => {
  const { intentId } = record;
  const state = await readPayment(ports, intentId).catch((failure: PaymentFailure) => {
    if (failure.kind === 'interrupted') throw failure;
    // The service does not know this payment, so its record is useless.
    removePaymentRecord(ports.storage, record);
    return null;
  });
  return state?.status === 'open' ? cancelPayment(ports, intentId) : state;
};
