export { regionNames } from './region-names.ts';
