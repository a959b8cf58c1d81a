export type { FlagIdentity } from './flag-urls.ts';
export { flagUrls } from './flag-urls.ts';
export { flagsReceived } from './flags.model.ts';
