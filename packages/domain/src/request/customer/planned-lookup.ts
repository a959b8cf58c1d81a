import type { SavedCustomer } from '../../api/index.ts';
import { isPhonePending, type PhoneValue } from '../draft/index.ts';
import { isSameNumber } from './customer-filling.ts';

/** A search for the customer with the typed phone number. */
export interface Lookup {
  /** In E.164 format. Null until the numbering plan of the typed number has loaded. */
  readonly number: string | null;
  /** False while the look-up waits for the vendor to stop typing. */
  readonly isInFlight: boolean;
}

/**
 * Returns the look-up that a typed phone number needs. Returns null if the number is incomplete or belongs to the
 * customer that was found last. A look-up of the same number that is in flight continues.
 */
export const planLookup = (
  phone: PhoneValue,
  lastMatch: SavedCustomer | null,
  lookup: Lookup | null,
): Lookup | null => {
  if (isPhonePending(phone)) return { number: null, isInFlight: false };
  const number = phone.possible === true ? phone.e164 : null;
  if (number === null || (lastMatch && isSameNumber(lastMatch.phoneNumber, phone))) return null;
  return lookup?.isInFlight && lookup.number === number ? lookup : { number, isInFlight: false };
};
