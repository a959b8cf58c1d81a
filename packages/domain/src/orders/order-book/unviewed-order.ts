import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/**
 * The storage key of a vendor's last placed order until the tracking screen has shown it. If the page closes
 * before that, its draft is already empty, and only this key leads the vendor to the order.
 */
const unviewedKey = (vendorId: string): string => accountKeys.unviewedOrder + vendorId;

export const storeUnviewedOrder = (storage: KeyValueStorage, vendorId: string, orderId: string): void =>
  storage.write(unviewedKey(vendorId), orderId);

/** Reads the order's id. Returns null if the vendor has viewed the last order. */
export const readUnviewedOrderId = (storage: KeyValueStorage, vendorId: string): string | null =>
  storage.read(unviewedKey(vendorId));

export const removeUnviewedOrder = (storage: KeyValueStorage, vendorId: string): void =>
  storage.remove(unviewedKey(vendorId));
