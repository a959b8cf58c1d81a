import { limits, type getOrderContract, type listOrdersContract } from '@saddlebag/domain/contracts';
import { encoded } from '../http/encoded.ts';
import type { Handler } from '../http/mount.ts';
import { invalidRequest } from '../http/refusal.ts';
import { orderText } from '../store/store.ts';
import type { StoredOrder } from '../store/tables.ts';
import { ownOrder, ownVendor } from '../vendors/ownership.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

export const getOrder: Handler<typeof getOrderContract> = ({ query }, service, caller) =>
  encoded(`{"result":${orderText(ownOrder(service, caller, query.vendorId, query.orderId))}}`);

const inMilliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

const onlyDigits = (phone: string): string => phone.replaceAll(/\D/g, '');

/**
 * Newest first. `from` and `to` bound the time of creation; with `scheduled` they bound the time of delivery, and only
 * pre-orders that are still ahead are listed. A phone number matches by its digits.
 */
export const listOrders: Handler<typeof listOrdersContract> = ({ params, query }, service, caller) => {
  const vendor = ownVendor(service, caller, params.vendorId);
  const {
    count = limits.historyPageSize,
    include_outlets: withOutlets,
    scheduled,
    customer_phone_number: phone,
  } = query;
  if (!Number.isInteger(count) || count < 1 || count > limits.activeOrdersCount) {
    throw invalidRequest(`query.count: not between 1 and ${limits.activeOrdersCount}`);
  }
  const from = inMilliseconds(query.from);
  const to = inMilliseconds(query.to);
  const now = service.clock.now();
  const digits = phone === undefined ? undefined : onlyDigits(phone);

  const isScheduled = ({ preorderedFor }: StoredOrder): boolean =>
    preorderedFor !== null &&
    preorderedFor > now &&
    preorderedFor >= (from ?? now) &&
    preorderedFor < (to ?? Infinity);
  const hasPhone = ({ wire }: StoredOrder): boolean => onlyDigits(wire.customer.phone_number) === digits;
  const filters = [...(scheduled === true ? [isScheduled] : []), ...(digits === undefined ? [] : [hasPhone])];

  const page = service.store.orders.list({
    by: withOutlets === true ? 'group' : 'vendor',
    id: withOutlets === true ? vendor.groupId : vendor.id,
    count,
    ...(scheduled === true ? {} : { from, to }),
    after: query.pagination_key === undefined ? undefined : readCursor(query.pagination_key),
    accepts: filters.length === 0 ? undefined : (order) => filters.every((accepts) => accepts(order)),
  });
  const next = page.next === null ? null : writeCursor(page.next);
  return encoded(
    `{"result":{"data":[${page.orders.map(orderText).join(',')}],"pagination_key":${JSON.stringify(next)}}}`,
  );
};
