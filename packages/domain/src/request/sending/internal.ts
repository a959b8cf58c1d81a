export { rememberBulkJob } from './recent-bulk-jobs.ts';
export { readRecentRecipients } from './recent-requests.ts';
export { hashRecipient } from './recipient.ts';
