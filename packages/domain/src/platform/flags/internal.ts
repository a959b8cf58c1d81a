export type { FlagIdentity } from './flag-addresses.ts';
export { flagAddresses } from './flag-addresses.ts';
export { flagsAnswered } from './flags.model.ts';
