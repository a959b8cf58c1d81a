import type { Order } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { canonicalJson, stableHash } from './canonical.ts';

/** About a decimetre: services round coordinates. */
const degreeTolerance = 1e-6;
const moneyTolerance = 5e-4;

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
const dialled = (phone: string): string => phone.replace(/[^0-9]/g, '');
const near = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance;

/** Whether an order of the service has the content of a body: the same customer, place, time, money and description. */
export const isOrderOf = (order: Order, body: CreateOrderBody): boolean =>
  order.vendorId === body.vendor_id &&
  dialled(order.customer.phoneNumber) === dialled(body.customer.phone_number) &&
  plain(order.customer.name) === plain(body.customer.name) &&
  plain(order.customer.address) === plain(body.customer.location.address) &&
  near(order.customer.point.latitude, body.customer.location.latitude, degreeTolerance) &&
  near(order.customer.point.longitude, body.customer.location.longitude, degreeTolerance) &&
  near(order.amount, body.order.amount, moneyTolerance) &&
  plain(order.description) === plain(body.order.description) &&
  order.paymentMethod === body.order.payment_method &&
  order.preorderedFor === (body.preordered_for === null ? null : body.preordered_for * 1000);

/** Equal for two bodies that could be taken for each other in a list of orders. */
export const likenessOf = ({ vendor_id, customer, order }: CreateOrderBody): string =>
  stableHash(
    canonicalJson([
      vendor_id,
      dialled(customer.phone_number),
      plain(customer.name),
      plain(customer.location.address),
      plain(order.description),
      order.payment_method,
    ]),
  );
