import { useUnit } from 'effector-react';
import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '@saddlebag/domain/contracts';
import type { PublicOrder } from '@saddlebag/domain/public-pages';
import { MapMarker, MapView, type MapLabels } from '@saddlebag/ui/map';
import { usePageT } from '../shell/page-i18n.tsx';
import './map-texts.ts';
import { $baseMapEngine, baseMapUrl } from './base-map.ts';
import { useGoogleMap } from './use-google-map.ts';

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');
const subscribeToScheme = (changed: () => void) => {
  const query = darkScheme();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** A map with both ends of the delivery, and with the rider while one is on the way. */
export function DeliveryMap({ order }: { order: PublicOrder }) {
  const t = usePageT();
  const engine = useUnit($baseMapEngine);
  const isDark = useSyncExternalStore(subscribeToScheme, () => darkScheme().matches);
  const scheme = isDark ? 'dark' : 'light';
  const google = useGoogleMap(order.country, scheme);
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
    }),
    [t],
  );
  const { pickUp, destination, rider } = order;
  const fit = [pickUp.point, destination.point, ...(rider ? [rider.point] : [])];
  const size = limits.markerSizePx;

  return (
    <MapView
      className="size-full"
      label={t('public.map')}
      fit={fit}
      engine={engine}
      gestures="cooperative"
      google={google}
      styleUrl={baseMapUrl(order.country, scheme)}
      labels={labels}
    >
      <MapMarker
        kind="pickup"
        position={pickUp.point}
        size={size}
        label={t('public.pick-up-marker', { name: pickUp.name })}
      />
      <MapMarker
        kind="dropoff"
        position={destination.point}
        size={size}
        label={t('public.destination-marker', { address: destination.address })}
      />
      {rider && (
        <MapMarker
          kind="rider"
          position={rider.point}
          bearing={rider.bearing ?? undefined}
          size={size}
          label={t('public.rider-marker', { name: rider.firstName })}
        />
      )}
    </MapView>
  );
}
