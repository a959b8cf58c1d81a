export { googleMaps } from '../map/adapters/google/google-maps.ts';
export type { GoogleMapsOptions } from '../map/adapters/google/google-options.ts';
