import type { Order } from '../../api/index.ts';
import { allowedPaymentMethods } from '../../contracts/index.ts';
import type { PaymentMethod, UpdateOrderBody } from '../../contracts/index.ts';
import type { RequestField } from '../../request/draft/index.ts';
import { findBrokenRules, toOrderBody } from '../../request/rules/index.ts';
import type { DisplayedFee } from '../../request/fee/index.ts';
import type { FieldError, SubmissionInput } from '../../request/rules/index.ts';

/** A modification that is ready to be sent. */
export interface Modification {
  readonly orderId: string;
  readonly draftId: string;
  readonly body: UpdateOrderBody;
  /** The fee on screen when the modification was composed. `body` contains the same fee. */
  readonly fee: DisplayedFee;
}

/** Fields that the update call does not send. Their rules do not apply to a modification. */
const unmodifiableFields: ReadonlySet<RequestField> = new Set(['customerName', 'phone', 'pickupCode']);

/**
 * Returns the order's current payment method, and the methods that it can switch to if the vendor offers
 * them.
 */
export const methodsFor = (order: Order, offered: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  allowedPaymentMethods(order.paymentMethod).filter(
    (method) => method === order.paymentMethod || offered.includes(method),
  );

/** Returns the rules that the modification breaks, in order. */
export const findModificationFaults = (input: SubmissionInput): readonly FieldError[] =>
  findBrokenRules(input).filter(({ field }) => !unmodifiableFields.has(field));

/**
 * Composes the modification of an order.
 * @param fee The fee on screen. A fee that the vendor has not seen is never sent.
 * @returns null if a required value is missing
 */
export const composeModification = (
  order: Order,
  input: SubmissionInput,
  fee: DisplayedFee,
): Modification | null => {
  const request = toOrderBody(input, fee);
  if (!request) return null;
  const { address, notes, latitude, longitude } = request.customer.location;
  const body: UpdateOrderBody = {
    vendor_id: request.vendor_id,
    payment_method: request.order.payment_method,
    amount: request.order.amount,
    item_details: request.order.description,
    location: { address, notes, latitude, longitude },
    delivery_fee: fee.amount,
    signature: fee.signature,
  };
  return { orderId: order.id, draftId: input.draft.id, body, fee };
};

/** About 0.1 metres in degrees of latitude. Allows for coordinates that the service has rounded. */
const degreeTolerance = 1e-6;

/** Returns true if the order has the values of the modification. */
export const matchesModification = (order: Order, body: UpdateOrderBody): boolean => {
  const { customer } = order;
  const { location } = body;
  return (
    order.paymentMethod === body.payment_method &&
    order.amount === body.amount &&
    order.description === body.item_details &&
    order.deliveryFee === body.delivery_fee &&
    customer.address === location.address &&
    customer.notes === location.notes &&
    Math.abs(customer.point.latitude - location.latitude) <= degreeTolerance &&
    Math.abs(customer.point.longitude - location.longitude) <= degreeTolerance
  );
};
