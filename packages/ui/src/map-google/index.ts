export { googleMaps } from '../map/internal.ts';
export type { GoogleMapsOptions } from '../map/internal.ts';
