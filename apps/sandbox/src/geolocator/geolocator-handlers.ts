import {
  isCountryCode,
  type autocompleteContract,
  type placeDetailsContract,
  type reverseGeocodeContract,
  type WirePlace,
} from '@saddlebag/domain/contracts';
import { autocomplete, findPlace, reverseGeocode } from '../city/index.ts';
import type { Handler } from '../http/mount.ts';
import { invalidRequest } from '../http/refusal.ts';
import { requireOwnCity } from '../vendors/ownership.ts';

const toPlaceList = (place: WirePlace | undefined) => ({
  data: { data: place === undefined ? [] : [place] },
});

export const suggestPlaces: Handler<typeof autocompleteContract> = ({ query }, service) => {
  const country = query.country.toLowerCase();
  if (!isCountryCode(country)) throw invalidRequest('query.country: not a country of the service');
  const near = { latitude: query.lat, longitude: query.lng };
  return { data: { data: [...autocomplete(service.cityOf(country), query.query, near)] } };
};

export const findAddress: Handler<typeof reverseGeocodeContract> = ({ query }, service, caller) =>
  toPlaceList(reverseGeocode(requireOwnCity(service, caller), { latitude: query.lat, longitude: query.lng }));

export const readPlace: Handler<typeof placeDetailsContract> = ({ query }, service, caller) =>
  toPlaceList(findPlace(requireOwnCity(service, caller), query.query_id));
