/** What a page needs to show Google's map. */
export interface GoogleMapsSetting {
  readonly apiKey: string;
  /** Id of a vector map. */
  readonly mapId: string;
}

/**
 * Reads the key and the map id that the build or the server wrote into the page. Returns null without them: the
 * page then shows the map of the service.
 */
export const readGoogleMapsSetting = (page: Document): GoogleMapsSetting | null => {
  const content = page.querySelector<HTMLMetaElement>('meta[name=google-maps]')?.content ?? '';
  const [apiKey, mapId] = content.split(' ');
  return apiKey && mapId ? { apiKey, mapId } : null;
};
