import { accountKeys } from '../../platform/ports/internal.ts';

/**
 * Where it is written down that the order of a draft may come of a payment. It stands among the placements, so that logging
 * out treats it as one: what is under way then waits for the account's next sign-in.
 */
export const paymentKey = (draftId: string): string => `${accountKeys.placement}payment:${draftId}`;
