import { guestVendor } from '@saddlebag/domain/contracts';
import type { Store } from '../store/store.ts';
import type { StoredVendor } from '../store/tables.ts';

const numbered = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(6, '0')}`;

/** The number of the newest order of all guests; 0 before the first. */
const lastOfGuests = (store: Store, prefix: string): number => {
  let last = 0;
  for (const { id } of store.all('order'))
    if (id.startsWith(`${prefix}-`)) last = Math.max(last, Number(id.slice(prefix.length + 1)));
  return last;
};

/** The id of a vendor's next order: `y0ud-000001`, counted per vendor; `pgo-000001`, counted over all guests. */
export const nextOrderId = (store: Store, vendor: StoredVendor): string =>
  vendor.wire.vendor_id === guestVendor.id
    ? numbered('pgo', lastOfGuests(store, 'pgo') + 1)
    : numbered(vendor.id, store.orders.lastNumber(vendor.id) + 1);
