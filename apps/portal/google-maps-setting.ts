import type { Plugin } from 'vite';

const placeholder = '__GOOGLE_MAPS__';

/**
 * Writes `GOOGLE_MAPS_KEY` and `GOOGLE_MAPS_MAP_ID` into the pages of a build. Without them, the placeholder stays, and
 * the server may fill it in when it starts.
 */
export function googleMapsSetting(env: Readonly<Record<string, string | undefined>>): Plugin {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_MAP_ID: mapId } = env;
  return {
    name: 'saddlebag:google-maps-setting',
    transformIndexHtml: (html) => (key && mapId ? html.replace(placeholder, `${key} ${mapId}`) : html),
  };
}
