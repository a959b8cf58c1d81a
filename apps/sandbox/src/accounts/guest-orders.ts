import { guestVendor, type Point } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { Change, StoredOrder, StoredVendor } from '../store/tables.ts';

/** The guest from whose session an account is registered. */
export interface Guest {
  /** The guest's vendor. Undefined without a valid guest session. */
  readonly vendor: StoredVendor | undefined;
  /** Pick-up point of the guest's last order. Undefined if the guest has no orders. */
  readonly pickUp: Point | undefined;
}

const listOrders = (service: Service, { id }: StoredVendor): readonly StoredOrder[] =>
  service.store.orders.list({ by: 'vendor', id, count: Infinity }).orders;

/** Finds the guest to whom a token belongs. Both fields are undefined without a valid guest token. */
export const findGuest = async (service: Service, token: string | undefined): Promise<Guest> => {
  const caller = token === undefined ? null : await service.tokens.readAccess(token);
  const vendor = caller === null ? undefined : service.store.find('vendor', caller.accountId);
  if (vendor?.wire.vendor_id !== guestVendor.id) return { vendor: undefined, pickUp: undefined };
  return { vendor, pickUp: listOrders(service, vendor)[0]?.vendorPoint };
};

/** Returns the changes that move a guest's orders to the account's vendor. */
export const transferOrders = (service: Service, guest: Guest, to: StoredVendor): readonly Change[] => {
  if (guest.vendor === undefined) return [];
  return listOrders(service, guest.vendor).flatMap((order): Change[] => [
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
