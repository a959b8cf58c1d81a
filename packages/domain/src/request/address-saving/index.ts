export { $addressBookStatus, $isSavingAddress, addressSaveRequested } from './address-saving.model.ts';
export type { AddressBookStatus } from './address-saving.ts';
