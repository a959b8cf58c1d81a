import type { Order } from '../../api/index.ts';
import { paymentMethods } from '../../contracts/index.ts';
import { amountText } from '../../platform/money/internal.ts';
import { emptyDraft, phoneEntry } from '../../request/draft/index.ts';
import type { Draft } from '../../request/draft/index.ts';

/** Where the texts of an order are read. */
export interface OrderReading {
  /** Lower-case ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In which the amount is written, so that it is read again as the same. */
  readonly locale: string;
}

/**
 * An order has one text for unit, building and address. Where a unit is required it is the first part; elsewhere nobody
 * can tell, and all of it is the address.
 */
const partsOf = (address: string, country: string): Pick<Draft, 'unit' | 'destinationText'> => {
  const comma = address.indexOf(',');
  return country === 'sg' && comma > 0
    ? { unit: address.slice(0, comma).trim(), destinationText: address.slice(comma + 1).trim() }
    : { unit: '', destinationText: address };
};

/**
 * The form in which an order would be requested as it is. Its pickup code is left out: that names one bag.
 * @param id of the draft
 */
export const orderDraft = (order: Order, id: string, { country, currency, locale }: OrderReading): Draft => {
  const { customer } = order;
  const parts = partsOf(customer.address, country);
  return {
    ...emptyDraft(id),
    ...parts,
    destination: { address: parts.destinationText, point: customer.point, city: null, area: null },
    customerName: customer.name,
    phone: phoneEntry(customer.phoneNumber),
    notes: customer.notes,
    amount: amountText(order.amount, currency, locale),
    description: order.description,
    paymentMethod: paymentMethods.find((method) => method === order.paymentMethod) ?? null,
  };
};
