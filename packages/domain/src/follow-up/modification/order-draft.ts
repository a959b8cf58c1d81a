import type { Order } from '../../api/index.ts';
import { paymentMethods } from '../../contracts/index.ts';
import { formatAmountInput } from '../../platform/money/internal.ts';
import { emptyDraft, toPhoneValue } from '../../request/draft/index.ts';
import type { Draft } from '../../request/draft/index.ts';
import { splitOrderAddress } from '../../orders/order-book/index.ts';

/** The formats of the outlet's market. The form shows the order's values in these formats. */
export interface OrderFormat {
  /** Lower-case ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag for the amount. The amount field parses its text with the same locale. */
  readonly locale: string;
}

/**
 * Creates the draft that would request the same order again. Omits the pickup code, because each code
 * identifies one bag.
 */
export const createOrderDraft = (
  order: Order,
  id: string,
  { country, currency, locale }: OrderFormat,
): Draft => {
  const { customer } = order;
  const { unit, address } = splitOrderAddress(customer.address, country);
  return {
    ...emptyDraft(id),
    unit,
    destinationText: address,
    destination: { address, point: customer.point, city: null, area: null },
    customerName: customer.name,
    phone: toPhoneValue(customer.phoneNumber),
    notes: customer.notes,
    amount: formatAmountInput(order.amount, currency, locale),
    description: order.description,
    paymentMethod: paymentMethods.find((method) => method === order.paymentMethod) ?? null,
  };
};
