import { accountKeys } from '../../platform/ports/internal.ts';

/**
 * Returns the storage key of a draft's payment record. The key has the prefix of placements, so a sign-out
 * keeps the record for the account's next sign-in.
 */
export const paymentRecordKey = (draftId: string): string => `${accountKeys.placement}payment:${draftId}`;
