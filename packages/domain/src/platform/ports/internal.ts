export { accountKeys } from './account-keys.ts';
export { createReportFx } from './reporter.ts';
export { $visibility } from './visibility.ts';
