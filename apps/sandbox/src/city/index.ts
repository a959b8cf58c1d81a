export type * from './city.ts';
export { createRandom, hashSeed, type Random } from './random.ts';
export { createCity } from './create-city.ts';
export { autocomplete, findPlace, reverseGeocode } from './geocoder.ts';
export { createDeliveryAreas, isDeliverable, type DeliveryArea } from './delivery-area.ts';
export { findRoute, type Route } from './route.ts';
export { splitWords } from './typed-text.ts';
export { isMapSourceName, createMapSource } from './map-sources.ts';
export { createMapStyle } from './map-style.ts';
