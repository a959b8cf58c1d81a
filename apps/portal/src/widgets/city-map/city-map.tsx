import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { MapView, type MapLabels, type MapViewProps } from '@saddlebag/ui/map';
import { $scheme } from '../../appearance/appearance.model.ts';
import { useHasBeenQuiet } from '../../use-has-been-quiet.ts';
import './texts.ts';
import { $mapEngine } from './city-map.model.ts';
import { mapStyleUrl } from './map-style-url.ts';
import { googleAddresses, useGoogleEngine } from './use-google-engine.ts';

/**
 * A map with the labels of the vendor's language, in the active colour scheme. Its engine takes several frames to start, so
 * it starts when the user is not typing. Until then, the map is a picture.
 */
export function CityMap(
  props: Omit<MapViewProps, 'styleUrl' | 'labels' | 'engine' | 'google' | 'addresses'>,
) {
  const t = useT();
  const [market, scheme, engine] = useUnit([$market, $scheme, $mapEngine]);
  const google = useGoogleEngine();
  const hasBeenQuiet = useHasBeenQuiet();
  const labels = useMemo<Partial<MapLabels>>(
    () => ({
      zoomIn: t('map.zoom-in'),
      zoomOut: t('map.zoom-out'),
      showEverything: t('map.locate'),
      contents: t('map.on-map'),
      loading: t('map.loading'),
      failed: t('map.failed'),
      retry: t('map.retry'),
      useTwoFingers: t('map.gesture'),
      useCtrlScroll: t('map.gesture-ctrl'),
      useCommandScroll: t('map.gesture-command'),
      moveHint: t('map.marker-help'),
      moved: (label, { latitude, longitude }) =>
        t('map.moved', { label, coordinates: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }),
      putBack: (label) => t('map.put-back', { label }),
    }),
    [t],
  );

  if (!hasBeenQuiet) return <MapView {...props} engine="static" labels={labels} />;
  if (google && engine === 'auto')
    return <MapView {...props} engine="google" google={google} addresses={googleAddresses} labels={labels} />;
  return (
    <MapView {...props} engine={engine} styleUrl={mapStyleUrl(market.country, scheme)} labels={labels} />
  );
}
