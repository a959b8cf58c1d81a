import type { Confirmation, PaymentState } from '../api/index.ts';
import { readPlacementState } from '../request/placement/internal.ts';
import { chargeCard, finishPayment } from './charge-card.ts';
import type { PaymentPorts } from './payment-ports.ts';
import { readPaymentRecord, type PaymentRecord } from './payment-record.ts';

interface DraftPayment {
  readonly intentId: string;
  readonly state: PaymentState;
}

/** Runs one command of a draft's payment at a time across all tabs. */
const withPaymentLock = <T>({ locks }: PaymentPorts, draftId: string, task: () => Promise<T>): Promise<T> =>
  locks.run(`saddlebag:payment:${draftId}`, task);

/**
 * Finds what another tab made from the draft after this tab had opened its own payment: an order, or a payment
 * that is or may be charged.
 */
const findOtherPayment = async (
  ports: PaymentPorts,
  { draftId, vendorId, intentId }: Omit<PaymentRecord, 'state'>,
): Promise<DraftPayment | null> => {
  const placement = readPlacementState(ports.storage, draftId);
  if (placement?.state === 'confirmed') {
    const { orderId } = placement;
    // The screen of the order opens at once, so the amount is not shown.
    return { intentId, state: { status: 'paid', vendorId, orderId, amount: 0, bankAddress: null } };
  }
  const record = readPaymentRecord(ports.storage, draftId);
  if (record === null || record.intentId === intentId) return null;
  const state = await finishPayment(ports, record);
  return state === null || state.status === 'declined' || state.status === 'cancelled'
    ? null
    : { intentId: record.intentId, state };
};

/**
 * Charges a card for a draft, unless another tab has already made an order or a payment from the draft.
 * @returns the payment of the draft, whose state is never `open`
 * @throws {PaymentFailure}
 */
export const payDraft = (
  ports: PaymentPorts,
  record: Omit<PaymentRecord, 'state'>,
  confirmation: Confirmation,
): Promise<DraftPayment> =>
  withPaymentLock(ports, record.draftId, async () => {
    const other = await findOtherPayment(ports, record);
    if (other) return other;
    const state = await chargeCard(ports, record, confirmation);
    return { intentId: record.intentId, state };
  });

/**
 * Finishes an interrupted payment.
 * @returns null if another tab has finished the payment or the service does not know it
 * @throws {PaymentFailure}
 */
export const resumePayment = (
  ports: PaymentPorts,
  { draftId }: PaymentRecord,
): Promise<PaymentState | null> =>
  withPaymentLock(ports, draftId, async () => {
    const record = readPaymentRecord(ports.storage, draftId);
    return record && finishPayment(ports, record);
  });
