import type { WirePaymentState } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredPayment } from '../store/tables.ts';

/** Returns the caller's payment. Throws the same 404 for an unknown id and for another account's payment. */
export const requireOwnPayment = (service: Service, caller: Caller, id: string): StoredPayment => {
  const payment = service.store.find('payment', id);
  if (payment?.accountId !== caller.accountId) throw notFound();
  return payment;
};

/** Returns the amount to charge: the discounted fee if there is a voucher, otherwise the fee. */
export const amountToCharge = (body: StoredPayment['body']): number =>
  body.discounted_delivery_fee ?? body.delivery_fee;

/**
 * Returns the delivery fee that the payment of an order covers. It includes the part that a voucher paid.
 * Returns 0 if the order was not paid online.
 */
export const coveredFee = ({ store }: Service, orderId: string): number => {
  for (const payment of store.all('payment'))
    if (payment.orderId === orderId) return payment.body.delivery_fee;
  return 0;
};

/** Converts a payment to its wire format. */
export const toWirePayment = ({ status, orderId, body, challengeId }: StoredPayment): WirePaymentState => ({
  status,
  // The wire id. A guest's vendor is stored under another id.
  vendor_id: body.vendor_id,
  order_id: orderId,
  amount: amountToCharge(body),
  redirect_required:
    status === 'challenged' && challengeId !== null ? { redirectUrl: `/bank/${challengeId}` } : null,
});

/** Converts a payment to the format of the test control `/sandbox/payments`. */
export const toPaymentSummary = ({ id, status, orderId, body }: StoredPayment) => ({
  id,
  status,
  order_id: orderId,
  amount: amountToCharge(body),
});
