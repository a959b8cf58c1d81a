import type { Store } from '../store/store.ts';

/** The id of a vendor's next order: `y0ud-000001`, counted per vendor. */
export const nextOrderId = (store: Store, vendorId: string): string =>
  `${vendorId}-${String(store.orders.lastNumber(vendorId) + 1).padStart(6, '0')}`;
