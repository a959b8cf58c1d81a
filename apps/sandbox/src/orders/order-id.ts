import { guestVendor } from '@saddlebag/domain/contracts';
import type { Store } from '../store/store.ts';
import type { StoredVendor } from '../store/tables.ts';

const formatId = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(6, '0')}`;

/** Returns the highest order number among all guests. Returns 0 if there is none. */
const lastGuestNumber = (store: Store, prefix: string): number => {
  let last = 0;
  for (const { id } of store.all('order'))
    if (id.startsWith(`${prefix}-`)) last = Math.max(last, Number(id.slice(prefix.length + 1)));
  return last;
};

/**
 * Returns the id of the vendor's next order, such as `y0ud-000001`. All guests share one sequence,
 * `pgo-000001`.
 */
export const nextOrderId = (store: Store, vendor: StoredVendor): string =>
  vendor.wire.vendor_id === guestVendor.id
    ? formatId('pgo', lastGuestNumber(store, 'pgo') + 1)
    : formatId(vendor.id, store.orders.lastNumber(vendor.id) + 1);
