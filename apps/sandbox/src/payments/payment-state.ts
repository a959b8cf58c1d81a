import type { WirePaymentState } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredPayment } from '../store/tables.ts';

/** The caller's payment with this id. Throws the same 404 for an unknown id and for somebody else's. */
export const ownPayment = (service: Service, caller: Caller, id: string): StoredPayment => {
  const payment = service.store.find('payment', id);
  if (payment?.accountId !== caller.accountId) throw notFound();
  return payment;
};

/** What the card is charged: the fee, or what a voucher has left of it. */
export const chargeOf = (body: StoredPayment['body']): number =>
  body.discounted_delivery_fee ?? body.delivery_fee;

/** A payment as the wire tells it. */
export const stateOf = ({ status, orderId, body, challengeId }: StoredPayment): WirePaymentState => ({
  status,
  // As its payer knows the vendor: that of a guest is stored under another id.
  vendor_id: body.vendor_id,
  order_id: orderId,
  amount: chargeOf(body),
  redirect_required:
    status === 'challenged' && challengeId !== null ? { redirectUrl: `/bank/${challengeId}` } : null,
});

/** A payment as the test control lists it. */
export const paymentSummary = ({ id, status, orderId, body }: StoredPayment) => ({
  id,
  status,
  order_id: orderId,
  amount: chargeOf(body),
});
