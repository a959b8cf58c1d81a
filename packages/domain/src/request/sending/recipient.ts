import { toAsciiDigits, normalizeText } from '../../platform/text/index.ts';
import { canonicalJson, stableHash } from '../placement/internal.ts';

/** What two requests for the same delivery have in common. */
export interface Recipient {
  readonly phoneNumber: string;
  /** With the unit. */
  readonly address: string;
}

/** Hashes a recipient, so that no personal data is stored. */
export const hashRecipient = ({ phoneNumber, address }: Recipient): string =>
  stableHash(
    canonicalJson([toAsciiDigits(phoneNumber).replace(/[^0-9]/g, ''), normalizeText(address).toLowerCase()]),
  );
