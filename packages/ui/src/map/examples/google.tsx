import { googleMaps } from '../../map-google/index.ts';
import { PickAPlaceMap } from './pick-a-place.tsx';
import { plainStyleUrl } from './city.ts';

/** Made once. In a portal key and map id come from its build; without them this is undefined and MapLibre draws. */
const google = googleMaps({ apiKey: 'a-key', mapId: 'a-map-id', language: 'en', region: 'BD' });

/** Google's map where there is a key for it, another one where not. */
export function GoogleFirstMap() {
  return <PickAPlaceMap google={google} styleUrl={plainStyleUrl} />;
}
