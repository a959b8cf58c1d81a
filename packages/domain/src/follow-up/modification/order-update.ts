import type { Order } from '../../api/index.ts';
import { methodsAfter } from '../../contracts/index.ts';
import type { PaymentMethod, UpdateOrderBody } from '../../contracts/index.ts';
import type { RequestField } from '../../request/draft/index.ts';
import { toOrderBody, rulesFor } from '../../request/rules/index.ts';
import type { DisplayedFee } from '../../request/fee/index.ts';
import type { FieldError, SubmissionInput } from '../../request/rules/index.ts';

/** A change that is ready to be sent. */
export interface Update {
  readonly orderId: string;
  readonly draftId: string;
  readonly body: UpdateOrderBody;
  /** The fee on screen when it was made; the body carries it. */
  readonly fee: DisplayedFee;
}

/** What a change does not carry cannot keep it back. */
const leftAsItIs: ReadonlySet<RequestField> = new Set(['customerName', 'phone', 'pickupCode']);

/** The methods to choose from: what the order's own may become, as far as the vendor has it. */
export const methodsFor = (order: Order, offered: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methodsAfter(order.paymentMethod).filter(
    (method) => method === order.paymentMethod || offered.includes(method),
  );

/** Finds the first rule that the change breaks. Null when it breaks none. */
export const findUpdateFault = (input: SubmissionInput): FieldError | null => {
  const broken = rulesFor(input.country).find(
    ({ field, isBroken }) => !leftAsItIs.has(field) && isBroken(input),
  );
  return broken ? { field: broken.field, key: broken.key } : null;
};

/**
 * Composes the change of an order.
 * @param fee The fee on screen. A fee that the vendor has not seen is never sent.
 * @returns null when a part is missing
 */
export const composeUpdate = (order: Order, input: SubmissionInput, fee: DisplayedFee): Update | null => {
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

/** About a decimetre: services round coordinates. */
const degreeTolerance = 1e-6;

/** Whether an order is as a change wants it. */
export const isAsWanted = (order: Order, body: UpdateOrderBody): boolean => {
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
