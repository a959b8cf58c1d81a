import { limits, type getOrderContract, type listOrdersContract } from '@saddlebag/domain/contracts';
import { jsonText } from '../http/json-text.ts';
import type { Handler } from '../http/mount.ts';
import { orderJson } from '../store/store.ts';
import type { StoredOrder } from '../store/tables.ts';
import { requireOwnOrder, requireOwnVendor } from '../vendors/ownership.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

export const getOrder: Handler<typeof getOrderContract> = ({ query }, service, caller) =>
  jsonText(`{"result":${orderJson(requireOwnOrder(service, caller, query.vendorId, query.orderId))}}`);

const toMilliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/**
 * Lists a vendor's orders, newest first. `from` (inclusive) and `to` (exclusive) limit the creation time.
 * With `scheduled`, only pre-orders in the future are listed and the range limits the delivery time. The
 * phone number filter compares digits only. The index answers `status_category` without reading other orders. With `updated_since`, only orders that changed at or after
 * that second are listed.
 */
export const listOrders: Handler<typeof listOrdersContract> = ({ params, query }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const {
    count = limits.historyPageSize,
    include_outlets: withOutlets,
    scheduled,
    customer_phone_number: phone,
    status_category: category,
  } = query;
  const from = toMilliseconds(query.from);
  const to = toMilliseconds(query.to);
  const now = service.clock.now();
  const digits = phone === undefined ? undefined : digitsOf(phone);

  const isScheduled = ({ preorderedFor }: StoredOrder): boolean =>
    preorderedFor !== null &&
    preorderedFor > now &&
    preorderedFor >= (from ?? now) &&
    preorderedFor < (to ?? Infinity);
  const hasPhone = ({ wire }: StoredOrder): boolean => digitsOf(wire.customer.phone_number) === digits;
  const changedSince = toMilliseconds(query.updated_since);
  const hasChanged = ({ wire }: StoredOrder): boolean => Date.parse(wire.updated_at) >= (changedSince ?? 0);
  const filters = [
    ...(scheduled === true ? [isScheduled] : []),
    ...(digits === undefined ? [] : [hasPhone]),
    ...(changedSince === undefined ? [] : [hasChanged]),
  ];

  const page = service.store.orders.list({
    by: withOutlets === true ? 'group' : 'vendor',
    id: withOutlets === true ? vendor.groupId : vendor.id,
    category,
    count,
    ...(scheduled === true ? {} : { from, to }),
    after: query.pagination_key === undefined ? undefined : readCursor(query.pagination_key),
    accepts: filters.length === 0 ? undefined : (order) => filters.every((accepts) => accepts(order)),
  });
  const next = page.next === null ? null : writeCursor(page.next);
  return jsonText(
    `{"result":{"data":[${page.orders.map(orderJson).join(',')}],"pagination_key":${JSON.stringify(next)}}}`,
  );
};
