import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx, type ApiFailure } from '@saddlebag/domain/api';
import { createGooglePlaces } from './google-places.ts';
import type { GoogleMapsSetting } from '../google-maps/index.ts';

/** Google rejects a search without results, instead of returning an empty list. */
const isNoResult = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ZERO_RESULTS';

/** Rejects with a failure of a call instead of Google's error. */
const orFailure = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((): never => {
    throw { kind: 'offline' } satisfies ApiFailure;
  });

/**
 * Looks up all addresses with Google instead of the service, whose places may not be shown on Google's map, or the
 * other way round. Called once, before the first search.
 * @param region ISO 3166-1 alpha-2
 */
export const startGooglePlaces = (
  { apiKey }: GoogleMapsSetting,
  { language, region }: { readonly language: string; readonly region: string },
): void => {
  // Ignored if a map has already set them, with the same values.
  setOptions({ key: apiKey, language, region, authReferrerPolicy: 'origin' });
  const places = createGooglePlaces({
    places: () => importLibrary('places'),
    geocoding: () => importLibrary('geocoding'),
  });
  suggestPlacesFx.use((query) => orFailure(places.suggest(query)));
  loadPlaceFx.use(({ id }) => orFailure(places.load(id)));
  reverseGeocodeFx.use(({ point, language: resultLanguage }) =>
    orFailure(
      places.reverse(point, resultLanguage).catch((error: unknown) => {
        if (isNoResult(error)) return null;
        throw error;
      }),
    ),
  );
};
