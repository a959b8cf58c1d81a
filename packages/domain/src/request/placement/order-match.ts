import type { Order } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { canonicalJson, stableHash } from './canonical.ts';

/** About 0.1 metres in degrees of latitude. Allows for coordinates that the service has rounded. */
const degreeTolerance = 1e-6;
const moneyTolerance = 5e-4;

const normalizeText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
const phoneDigits = (phone: string): string => phone.replace(/[^0-9]/g, '');
const isCloseTo = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(one - other) <= tolerance;

/**
 * Returns true if an order has the same customer, place, time, amount, payment method and description as a
 * request body.
 */
export const hasContentOf = (order: Order, body: CreateOrderBody): boolean =>
  order.vendorId === body.vendor_id &&
  phoneDigits(order.customer.phoneNumber) === phoneDigits(body.customer.phone_number) &&
  normalizeText(order.customer.name) === normalizeText(body.customer.name) &&
  normalizeText(order.customer.address) === normalizeText(body.customer.location.address) &&
  isCloseTo(order.customer.point.latitude, body.customer.location.latitude, degreeTolerance) &&
  isCloseTo(order.customer.point.longitude, body.customer.location.longitude, degreeTolerance) &&
  isCloseTo(order.amount, body.order.amount, moneyTolerance) &&
  normalizeText(order.description) === normalizeText(body.order.description) &&
  order.paymentMethod === body.order.payment_method &&
  order.preorderedFor === (body.preordered_for === null ? null : body.preordered_for * 1000);

/** Returns a hash that is equal for request bodies whose orders a look-up could confuse. */
export const similarityKey = ({ vendor_id, customer, order }: CreateOrderBody): string =>
  stableHash(
    canonicalJson([
      vendor_id,
      phoneDigits(customer.phone_number),
      normalizeText(customer.name),
      normalizeText(customer.location.address),
      normalizeText(order.description),
      order.payment_method,
    ]),
  );
