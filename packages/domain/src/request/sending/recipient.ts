import { recipientKey, type Recipient } from '../../platform/recipients/index.ts';
import { stableHash } from '../placement/internal.ts';

/** Hashes a recipient, so that no personal data is stored. */
export const hashRecipient = (recipient: Recipient): string => stableHash(recipientKey(recipient));
