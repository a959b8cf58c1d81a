import { attach, createEffect, createEvent, scopeBind } from 'effector';
import type { ApiFailure } from '../api/index.ts';
import { cancelPaymentFx, confirmPaymentFx, openWalletFx, readPaymentFx } from '../api/index.ts';
import type { Confirmation, PaymentState, Wallet } from '../api/index.ts';
import { claimOrder, portStores, writeRecord, type PlatformPorts } from '../request/placement/internal.ts';
import { $storage } from '../platform/ports/index.ts';
import { cancelPayment, readPayment } from './charge-card.ts';
import { payDraft, resumePayment } from './draft-payment.ts';
import type { PaymentFailure, PaymentPorts } from './payment-ports.ts';
import { removePaymentRecord, unfinishedPayments, type PaymentRecord } from './payment-record.ts';

type WithPorts<Params> = readonly [platformPorts: PlatformPorts, params: Params];

export interface OpenWallet extends Wallet {
  /** Unix milliseconds on the device's clock. */
  readonly expiresAt: number;
}

/** A payment with the state that the service last reported. */
export interface PaymentSnapshot {
  /** Empty if the payment was started in another browser. */
  readonly draftId: string;
  readonly intentId: string;
  readonly state: PaymentState;
}

/** A confirmation got no usable response. */
export const responseLost = createEvent();

/**
 * Binds the calls to the current scope. Must run synchronously in a handler, because the scope is lost after
 * an await.
 */
const createPaymentPorts = (platformPorts: PlatformPorts): PaymentPorts => ({
  ...platformPorts,
  saved: platformPorts.durability.saved,
  confirm: scopeBind(confirmPaymentFx, { safe: true }),
  read: scopeBind(readPaymentFx, { safe: true }),
  cancel: scopeBind(cancelPaymentFx, { safe: true }),
  responseLost: scopeBind(responseLost, { safe: true }),
});

interface PayParams {
  readonly record: Omit<PaymentRecord, 'state'>;
  readonly wallet: OpenWallet;
  readonly confirmation: Omit<Confirmation, 'token' | 'intentId'>;
}

const runPaymentFx = createEffect<WithPorts<PayParams>, PaymentSnapshot, PaymentFailure>(
  async ([platformPorts, { record, wallet, confirmation }]) => {
    const ports = createPaymentPorts(platformPorts);
    const openWallet = scopeBind(openWalletFx, { safe: true });
    const { draftId, intentId, vendorId } = record;
    // The wallet may have expired while the vendor typed the card, so reopen it before charging.
    const { token } =
      ports.clock.now() < wallet.expiresAt
        ? wallet
        : await openWallet({ vendorId }).catch((failure: ApiFailure): never => {
            throw { kind: 'refused', failure } satisfies PaymentFailure;
          });
    const payment = await payDraft(ports, record, { ...confirmation, token, intentId });
    return { draftId, ...payment };
  },
);

/** Charges a card exactly once. @see payDraft */
export const payFx = attach({
  source: portStores,
  mapParams: (params: PayParams, platformPorts): WithPorts<PayParams> => [platformPorts, params],
  effect: runPaymentFx,
});

interface ResumeParams {
  readonly vendorId: string;
  /** The payment id in the bank's return URL. It is not proof of a payment. */
  readonly returnedPaymentId: string | null;
}

const runResumptionFx = createEffect<WithPorts<ResumeParams>, PaymentSnapshot | null, PaymentFailure>(
  async ([platformPorts, { vendorId, returnedPaymentId }]) => {
    const ports = createPaymentPorts(platformPorts);
    for (const record of unfinishedPayments(ports.storage, vendorId)) {
      const state = await resumePayment(ports, record);
      if (state !== null) return { draftId: record.draftId, intentId: record.intentId, state };
    }
    if (returnedPaymentId === null) return null;
    // This device has no record of the payment. Another browser may have started it, so only read
    // its state.
    const state = await ports.read({ intentId: returnedPaymentId }).catch(() => null);
    return state === null || state.status === 'open'
      ? null
      : { draftId: '', intentId: returnedPaymentId, state };
  },
);

/** Resumes the vendor's unfinished payment. Returns null if there is none. */
export const resumePaymentFx = attach({
  source: portStores,
  mapParams: (params: ResumeParams, platformPorts): WithPorts<ResumeParams> => [platformPorts, params],
  effect: runResumptionFx,
});

const runCancellationFx = createEffect<WithPorts<PaymentSnapshot>, PaymentSnapshot, PaymentFailure>(
  async ([platformPorts, payment]) => ({
    ...payment,
    state: await cancelPayment(createPaymentPorts(platformPorts), payment.intentId),
  }),
);

/** Cancels a payment. The payment may already have been charged, so check the returned state. */
export const cancelFx = attach({
  source: portStores,
  mapParams: (payment: PaymentSnapshot, platformPorts): WithPorts<PaymentSnapshot> => [
    platformPorts,
    payment,
  ],
  effect: runCancellationFx,
});

const runReadingFx = createEffect<WithPorts<PaymentSnapshot>, PaymentSnapshot, PaymentFailure>(
  async ([platformPorts, payment]) => ({
    ...payment,
    state: await readPayment(createPaymentPorts(platformPorts), payment.intentId),
  }),
);

/** Reads the current state of a payment, which another tab or the bank may have changed. */
export const readPaymentAgainFx = attach({
  source: portStores,
  mapParams: (payment: PaymentSnapshot, platformPorts): WithPorts<PaymentSnapshot> => [
    platformPorts,
    payment,
  ],
  effect: runReadingFx,
});

/** Removes the record of a payment whose result the vendor has seen. */
export const forgetPaymentFx = attach({
  source: $storage,
  effect: (storage, payment: PaymentSnapshot) => removePaymentRecord(storage, payment),
});

const runClaimFx = createEffect<
  WithPorts<PaymentSnapshot>,
  { readonly draftId: string; readonly orderId: string }
>(async ([platformPorts, { draftId, intentId, state }]) => {
  const orderId = state.orderId ?? '';
  if (draftId !== '') {
    await claimOrder(platformPorts, orderId, draftId);
    writeRecord(platformPorts.storage, draftId, { state: 'confirmed', orderId });
    removePaymentRecord(platformPorts.storage, { draftId, intentId });
  }
  return { draftId, orderId };
});

/** Claims the order of a payment for its draft, so that no tab can create another order from the draft. */
export const claimPaidOrderFx = attach({
  source: portStores,
  mapParams: (payment: PaymentSnapshot, platformPorts): WithPorts<PaymentSnapshot> => [
    platformPorts,
    payment,
  ],
  effect: runClaimFx,
});
