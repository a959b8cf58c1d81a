import { guestVendor } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import type { Store } from '../store/store.ts';
import type { StoredVendor } from '../store/tables.ts';

/**
 * Finds the caller's vendor by its wire id. All guests share one wire id; a guest's vendor is stored under
 * its account id.
 */
export const findOwnVendor = (store: Store, caller: Caller, vendorId: string): StoredVendor | undefined => {
  const vendor = store.find('vendor', vendorId === guestVendor.id ? caller.accountId : vendorId);
  return vendor?.accountId === caller.accountId ? vendor : undefined;
};
