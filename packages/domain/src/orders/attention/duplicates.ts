import type { Order } from '../../api/index.ts';
import { duplicateWindowMs, recipientKey } from '../../platform/recipients/index.ts';
import { statusGroups } from '../order-book/index.ts';

/**
 * The orders of the tracking screen by recipient. The check of the request screen knows only the orders of its own
 * device. This one also finds those that two devices of an outlet requested.
 */
export interface DuplicateIndex {
  /** Adds, changes or removes an order. Returns the other orders of its former and its new recipient. */
  set(id: string, order: Order | undefined): readonly Order[];
  /**
   * Returns when the first rider was requested, in Unix milliseconds, if an order can still be cancelled and earlier
   * ones send a rider to the same recipient at the same time. Otherwise returns null. That time is certainly before
   * the vendor's confirmation that the order is a separate one, although the clocks of device and service differ.
   */
  duplicateSince(order: Order): number | null;
}

const isRequested = ({ status }: Order): boolean =>
  statusGroups.new.has(status) ||
  statusGroups.collected.has(status) ||
  statusGroups.finished.has(status) ||
  status === 'DELAYED';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < duplicateWindowMs;

const isForSameTime = (one: Order, other: Order): boolean =>
  one.preorderedFor === null || other.preorderedFor === null
    ? one.preorderedFor === other.preorderedFor
    : isNear(one.preorderedFor, other.preorderedFor);

/** Orders of one instant are compared by id, so that only one of two is the duplicate. */
const isBefore = (one: Order, other: Order): boolean =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

const hasSameCustomer = (one: Order, other: Order): boolean =>
  one.customer.phoneNumber === other.customer.phoneNumber && one.customer.address === other.customer.address;

export const createDuplicateIndex = (): DuplicateIndex => {
  const keys = new Map<string, string>();
  /** The requested orders of each recipient by id. */
  const groups = new Map<string, Map<string, Order>>();

  const groupOf = (id: string): Map<string, Order> | undefined => groups.get(keys.get(id) ?? '');
  const neighboursOf = (id: string): readonly Order[] =>
    [...(groupOf(id)?.values() ?? [])].filter((order) => order.id !== id);

  const remove = (id: string): readonly Order[] => {
    const neighbours = neighboursOf(id);
    groupOf(id)?.delete(id);
    if (neighbours.length === 0) groups.delete(keys.get(id) ?? '');
    keys.delete(id);
    return neighbours;
  };

  return {
    set: (id, order) => {
      if (order === undefined || !isRequested(order)) return remove(id);
      const former = groupOf(id)?.get(id);
      // Most updates change only the status or the estimate.
      if (former && hasSameCustomer(former, order)) {
        groupOf(id)?.set(id, order);
        return neighboursOf(id);
      }
      const formerNeighbours = remove(id);
      const key = recipientKey(order.customer);
      keys.set(id, key);
      groups.set(key, (groups.get(key) ?? new Map<string, Order>()).set(id, order));
      return [...formerNeighbours, ...neighboursOf(id)];
    },
    duplicateSince: (order) => {
      if (!statusGroups.new.has(order.status)) return null;
      const originals = neighboursOf(order.id).filter(
        (other) =>
          isBefore(other, order) && isNear(other.createdAt, order.createdAt) && isForSameTime(other, order),
      );
      return originals.length === 0 ? null : Math.min(...originals.map(({ createdAt }) => createdAt));
    },
  };
};
