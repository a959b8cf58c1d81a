import { normalizeText, toAsciiDigits } from '../text/index.ts';

/** Two orders for one recipient within this time are probably one delivery that was requested twice. */
export const duplicateWindowMs = 10 * 60_000;

/** What two orders for the same delivery have in common. */
export interface Recipient {
  readonly phoneNumber: string;
  /** With the unit. */
  readonly address: string;
}

/**
 * Returns the same text for recipients whose phone numbers have the same digits, and whose addresses differ only in
 * case and spaces.
 */
export const recipientKey = ({ phoneNumber, address }: Recipient): string =>
  JSON.stringify([toAsciiDigits(phoneNumber).replace(/[^0-9]/g, ''), normalizeText(address).toLowerCase()]);
