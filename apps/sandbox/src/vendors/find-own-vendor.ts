import { guestVendor } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import type { Store } from '../store/store.ts';
import type { StoredVendor } from '../store/tables.ts';

/** The caller's vendor with this id, or undefined. All guests know theirs by one id; it is stored under the guest's own. */
export const findOwnVendor = (store: Store, caller: Caller, vendorId: string): StoredVendor | undefined => {
  const vendor = store.find('vendor', vendorId === guestVendor.id ? caller.accountId : vendorId);
  return vendor?.accountId === caller.accountId ? vendor : undefined;
};
