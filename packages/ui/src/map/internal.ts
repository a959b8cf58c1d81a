export { googleMaps } from './adapters/google/google-maps.ts';
export type { GoogleMapsOptions } from './adapters/google/google-options.ts';
