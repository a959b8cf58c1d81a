import { clientLimits } from './client-limits.ts';

/**
 * Maximum lengths of the texts in a request, in Unicode code points. They leave room for every real value.
 * The specification has tighter limits for a few texts. The service reports those with separate errors.
 */
export const textLimits = {
  /** An id, a code or a country code. */
  id: 128,
  /** The name of a person or a business. */
  name: 100,
  /** A unit, a building, a city or a postal code. */
  addressPart: 100,
  /** A complete address: unit, building and street address. */
  address: 1000,
  /** Applies to bytes as well. */
  email: clientLimits.emailBytes,
  /** E.164 allows 15 digits. The rest leaves room for the prefix of a national format. */
  phoneNumber: 20,
  /** A search text. */
  query: 200,
  /** Bounds the work of hashing. The rules of a new password are tighter. */
  password: 512,
  /** A token, a signature or an encrypted text. */
  token: 8192,
  /** A description or notes. */
  remark: 4000,
} as const;

/** True if a text has no visible character: only spaces, control characters or invisible ones. */
export const isBlank = (text: string): boolean =>
  !/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
