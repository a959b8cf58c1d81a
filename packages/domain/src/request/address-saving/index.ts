export { $bookEntry, $isSavingAddress, addressSaveRequested } from './address-saving.model.ts';
export type { BookEntry } from './address-saving.ts';
