export {
  describePlace,
  type DeliveryRange,
  type NamedPlace,
  type PlaceDescription,
} from './describe-place.ts';
export { $deliveryRange } from './place-suggestions.model.ts';
export { rankPlaces } from './rank-places.ts';
