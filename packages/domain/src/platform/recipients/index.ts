export { duplicateWindowMs, recipientKey } from './recipient-key.ts';
export type { Recipient } from './recipient-key.ts';
