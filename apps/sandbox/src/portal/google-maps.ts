import { OperatorError } from '../operator-error.ts';
import type { MapProvider } from './security-headers.ts';

/** Replaced by the key and the map id in the page's meta element. */
export const googleMapsPlaceholder = '__GOOGLE_MAPS__';

/** Keys and map ids are parts of URLs. Other characters could change the page that contains them. */
const valuePattern = /^[\w-]+$/;
const filledMeta = /<meta name="google-maps" content="[\w-]+ [\w-]+"/;

/** Returns the provider of a page's map: Google if the build or the start has written a key into the page. */
export const mapProviderOf = (html: string): MapProvider => (filledMeta.test(html) ? 'google' : 'maplibre');

/**
 * Parses the key and the map id of Google's map. Returns both, separated by a space, or null without them. Throws if
 * one is missing or malformed, because the portal would then show another map than the operator expects.
 */
export const parseGoogleMaps = (key: string, mapId: string): string | null => {
  if (key === '' && mapId === '') return null;
  for (const [name, value] of [
    ['GOOGLE_MAPS_KEY', key],
    ['GOOGLE_MAPS_MAP_ID', mapId],
  ] as const) {
    if (!valuePattern.test(value))
      throw new OperatorError(
        `${name} is "${value}", but Google's map needs a key and the id of a vector map, both of letters, digits, - and _. Set both, or neither.`,
      );
  }
  return `${key} ${mapId}`;
};
