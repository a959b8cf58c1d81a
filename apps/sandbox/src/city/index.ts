export type * from './city.ts';
export type { Plane, Spot } from './plane.ts';
export { createRandom, seedOf, type Random } from './random.ts';
export { createCity } from './create-city.ts';
export { addressOf, type Address } from './address.ts';
export { autocomplete, details, reverse } from './geocoder.ts';
export { deliveryAreas, isDeliverable, type DeliveryArea } from './delivery-area.ts';
export { findRoute, type Route } from './route.ts';
export {
  isMapSourceName,
  mapSource,
  mapSourceNames,
  type Feature,
  type FeatureCollection,
  type Geometry,
  type MapSourceName,
  type Position,
} from './map-sources.ts';
export { mapStyle, type ColorScheme, type MapStyle } from './map-style.ts';
