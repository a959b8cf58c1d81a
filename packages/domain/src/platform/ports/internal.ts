export { accountKeys } from './account-keys.ts';
export { createReport } from './reporter.ts';
