import { googleMaps } from '../../map-google/index.ts';
import { PickAPlaceMap } from './pick-a-place.tsx';
import { plainStyleUrl } from './city.ts';

/** Created once at module level. Undefined without a key or map id, in which case MapLibre draws the map. */
const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map-id', language: 'en', region: 'BD' });

/** Uses Google if there is a key for it, and MapLibre otherwise. */
export function GoogleFirstMap() {
  return <PickAPlaceMap google={google} styleUrl={plainStyleUrl} />;
}
