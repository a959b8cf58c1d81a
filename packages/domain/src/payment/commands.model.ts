import { attach, createEffect, createEvent, scopeBind } from 'effector';
import type { ApiFailure } from '../api/index.ts';
import { cancelPaymentFx, confirmPaymentFx, openWalletFx, readPaymentFx } from '../api/index.ts';
import type { Confirmation, PaymentState, Wallet } from '../api/index.ts';
import { claim, writeRecord } from '../request/placement/internal.ts';
import { $clock, $locks, $random, $storage } from '../platform/ports/index.ts';
import { cancelSurely, payOnce, resumePayment } from './pay-once.ts';
import type { PaymentFailure, PaymentPorts } from './payment-ports.ts';
import { removePaymentRecord, unfinishedPayments, type PaymentRecord } from './payment-record.ts';

type Surroundings = Pick<PaymentPorts, 'clock' | 'random' | 'storage' | 'locks'>;
type Within<Params> = readonly [surroundings: Surroundings, params: Params];

/** A wallet, and until when it is open on the device's clock, unix milliseconds. */
export interface OpenWallet extends Wallet {
  readonly until: number;
}

/** A payment and how it stands. */
export interface KnownPayment {
  readonly draftId: string;
  readonly intentId: string;
  readonly state: PaymentState;
}

/** No usable answer came to a confirmation. */
export const doubtArose = createEvent();

const surroundings = { clock: $clock, random: $random, storage: $storage, locks: $locks };

/** Call it synchronously in a handler: the calls must keep the handler's scope over all their waiting. */
const portsOf = (within: Surroundings): PaymentPorts => ({
  ...within,
  confirm: scopeBind(confirmPaymentFx, { safe: true }),
  read: scopeBind(readPaymentFx, { safe: true }),
  cancel: scopeBind(cancelPaymentFx, { safe: true }),
  doubtArose: scopeBind(doubtArose, { safe: true }),
});

interface PayParams {
  readonly record: Omit<PaymentRecord, 'state'>;
  readonly wallet: OpenWallet;
  readonly confirmation: Omit<Confirmation, 'token' | 'intentId'>;
}

const runPaymentFx = createEffect<Within<PayParams>, KnownPayment, PaymentFailure>(
  async ([within, { record, wallet, confirmation }]) => {
    const ports = portsOf(within);
    const openWallet = scopeBind(openWalletFx, { safe: true });
    const { draftId, intentId, vendorId } = record;
    // Who has looked for the card for long finds the wallet closed: it is opened again before anything is sent.
    const { token } =
      ports.clock.now() < wallet.until
        ? wallet
        : await openWallet({ vendorId }).catch((failure: ApiFailure): never => {
            throw { kind: 'refused', failure } satisfies PaymentFailure;
          });
    const state = await payOnce(ports, record, { ...confirmation, token, intentId });
    return { draftId, intentId, state };
  },
);

/** Charges a card, once. @see payOnce */
export const payFx = attach({
  source: surroundings,
  mapParams: (params: PayParams, within): Within<PayParams> => [within, params],
  effect: runPaymentFx,
});

interface ResumeParams {
  readonly vendorId: string;
  /** The payment that the address names, which proves nothing. */
  readonly returned: string | null;
}

const runResumptionFx = createEffect<Within<ResumeParams>, KnownPayment | null, PaymentFailure>(
  async ([within, { vendorId, returned }]) => {
    const ports = portsOf(within);
    for (const record of unfinishedPayments(ports.storage, vendorId)) {
      const state = await resumePayment(ports, record);
      if (state !== null) return { draftId: record.draftId, intentId: record.intentId, state };
    }
    if (returned === null) return null;
    // Nothing is known of it here: it may have been begun in another browser. It is looked at, and left as it is.
    const state = await ports.read({ intentId: returned }).catch(() => null);
    return state === null || state.status === 'open' ? null : { draftId: '', intentId: returned, state };
  },
);

/** How the payment of before stands; null when there is none. */
export const resumeFx = attach({
  source: surroundings,
  mapParams: (params: ResumeParams, within): Within<ResumeParams> => [within, params],
  effect: runResumptionFx,
});

const runCancellationFx = createEffect<Within<KnownPayment>, KnownPayment, PaymentFailure>(
  async ([within, payment]) => ({ ...payment, state: await cancelSurely(portsOf(within), payment.intentId) }),
);

/** Gives a payment up; it may turn out to have been paid. */
export const cancelFx = attach({
  source: surroundings,
  mapParams: (payment: KnownPayment, within): Within<KnownPayment> => [within, payment],
  effect: runCancellationFx,
});

/** The payment is over and told: nothing has to be found out any more. */
export const forgetPaymentFx = attach({
  source: $storage,
  effect: (storage, draftId: string) => removePaymentRecord(storage, draftId),
});

const runKeepingFx = createEffect<
  Within<KnownPayment>,
  { readonly draftId: string; readonly orderId: string }
>(async ([within, { draftId, state }]) => {
  const orderId = state.orderId ?? '';
  if (draftId !== '') {
    await claim(within, orderId, draftId);
    writeRecord(within.storage, draftId, { state: 'confirmed', orderId });
    removePaymentRecord(within.storage, draftId);
  }
  return { draftId, orderId };
});

/** The order of a payment is its draft's from now on, whatever else is tried with that, in any tab. */
export const keepOrderFx = attach({
  source: surroundings,
  mapParams: (payment: KnownPayment, within): Within<KnownPayment> => [within, payment],
  effect: runKeepingFx,
});
