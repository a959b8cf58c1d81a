import { guestVendor, type Point } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { Change, StoredOrder, StoredVendor } from '../store/tables.ts';

/** Who makes an account, as far as they were a guest before. */
export interface Guest {
  readonly vendor: StoredVendor | undefined;
  /** Where their last order was picked up. */
  readonly pickUp: Point | undefined;
}

const ordersOf = (service: Service, { id }: StoredVendor): readonly StoredOrder[] =>
  service.store.orders.list({ by: 'vendor', id, count: Infinity }).orders;

/** The guest behind a token; nobody for a token that is none, or over. */
export const guestOf = async (service: Service, token: string | undefined): Promise<Guest> => {
  const caller = token === undefined ? null : await service.tokens.read(token);
  const vendor = caller === null ? undefined : service.store.find('vendor', caller.accountId);
  if (vendor?.wire.vendor_id !== guestVendor.id) return { vendor: undefined, pickUp: undefined };
  return { vendor, pickUp: ordersOf(service, vendor)[0]?.vendorPoint };
};

/** The changes that make a guest's deliveries those of the account's vendor. */
export const handOver = (service: Service, guest: Guest, to: StoredVendor): readonly Change[] => {
  if (guest.vendor === undefined) return [];
  return ordersOf(service, guest.vendor).flatMap((order): Change[] => [
    { table: 'order', removed: order.id },
    {
      table: 'order',
      record: {
        ...order,
        vendorId: to.id,
        groupId: to.groupId,
        accountId: to.accountId,
        wire: { ...order.wire, vendor_id: to.id },
      },
    },
  ]);
};
