export { accountKeys } from './account-keys.ts';
export { $network } from './network.ts';
export { createReportFx } from './reporter.ts';
export { $tabStorage } from './tab-storage.ts';
export { $visibility } from './visibility.ts';
