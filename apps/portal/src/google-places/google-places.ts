import type { Place, PlaceQuery } from '@saddlebag/domain/api';
import type { GeolocatorLanguage, Point } from '@saddlebag/domain/contracts';
import { parseDetails, parseGeocoded, parsePrediction } from './parse-place.ts';

/** The parts of Google's script that look up addresses. */
export interface PlaceLibraries {
  readonly places: () => Promise<google.maps.PlacesLibrary>;
  readonly geocoding: () => Promise<google.maps.GeocodingLibrary>;
}

/** Metres around a point in which Google prefers places. 50 km is the most that it accepts. */
const biasRadiusM = 50_000;
const detailFields = ['id', 'formattedAddress', 'location', 'addressComponents'];

/** The service names Taiwan's Chinese `tw`. Google expects a BCP 47 tag. */
const toGoogleLanguage = (language: GeolocatorLanguage): string => (language === 'tw' ? 'zh-TW' : language);

/**
 * Looks up addresses with Google's Places API (New) and its geocoder. Calls from the first suggestion to the details
 * of a place share a session token, because Google bills them together. Every result is parsed. A failure of any kind
 * rejects, and the caller offers to try again.
 */
export const createGooglePlaces = ({ places, geocoding }: PlaceLibraries) => {
  let session: google.maps.places.AutocompleteSessionToken | null = null;
  let predictions: ReadonlyMap<string, google.maps.places.PlacePrediction> = new Map();

  const suggest = async ({ query, country, near, language }: PlaceQuery): Promise<readonly Place[]> => {
    const { AutocompleteSessionToken, AutocompleteSuggestion } = await places();
    session ??= new AutocompleteSessionToken();
    const center = { lat: near.latitude, lng: near.longitude };
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: query,
      includedRegionCodes: [country],
      language: toGoogleLanguage(language),
      locationBias: { center, radius: biasRadiusM },
      origin: center,
      sessionToken: session,
    });
    const found = suggestions.flatMap(({ placePrediction }) => {
      const place = parsePrediction(placePrediction);
      return place && placePrediction ? [{ place, placePrediction }] : [];
    });
    predictions = new Map(found.map(({ place, placePrediction }) => [place.id, placePrediction]));
    return found.map(({ place }) => place);
  };

  const load = async (id: string): Promise<Place | null> => {
    const { Place: GooglePlace } = await places();
    // A place made from its prediction ends the session of the suggestions.
    const place = predictions.get(id)?.toPlace() ?? new GooglePlace({ id });
    session = null;
    await place.fetchFields({ fields: detailFields });
    return parseDetails(place);
  };

  const reverse = async (point: Point, language: GeolocatorLanguage): Promise<Place | null> => {
    const { Geocoder } = await geocoding();
    const { results } = await new Geocoder().geocode({
      location: { lat: point.latitude, lng: point.longitude },
      language: toGoogleLanguage(language),
    });
    return parseGeocoded(results[0]);
  };

  return { suggest, load, reverse };
};
