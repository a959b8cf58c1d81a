import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/**
 * The order of a vendor that nobody has seen yet: between the answer of the service and the tracking screen the page may go,
 * and its draft is an empty form by then.
 */
const unseenKey = (vendorId: string): string => accountKeys.unseenOrder + vendorId;

export const rememberUnseen = (storage: KeyValueStorage, vendorId: string, orderId: string): void =>
  storage.write(unseenKey(vendorId), orderId);

/** Its id; null when the last order of the vendor was seen. */
export const findUnseen = (storage: KeyValueStorage, vendorId: string): string | null =>
  storage.read(unseenKey(vendorId));

export const forgetUnseen = (storage: KeyValueStorage, vendorId: string): void =>
  storage.remove(unseenKey(vendorId));
