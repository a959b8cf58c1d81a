import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $openRiders } from '@saddlebag/domain/tracking';
import { MapClusters, type MapClusterItem } from '@saddlebag/ui/map';
import { ageText } from '../age-text.ts';
import { orderPicked } from '../model.ts';

/**
 * The riders of all open orders. A press on one selects its order. Only a stale position shows its age, because
 * the ages of many riders would hide the map.
 */
export function RiderClusters() {
  const t = useT();
  const format = useFormat();
  const [riders, pick] = useUnit([$openRiders, orderPicked]);
  const items = useMemo(
    () =>
      riders.map(({ orderId, name, customerName, point, heading, staleAge }): MapClusterItem => ({
        id: orderId,
        kind: 'rider',
        position: point,
        bearing: heading ?? undefined,
        label: t(staleAge ? 'tracking.overview-rider-stale' : 'tracking.overview-rider', {
          name,
          customer: customerName,
        }),
        stale: staleAge !== null,
        caption: staleAge ? ageText(t, staleAge.seconds) : undefined,
      })),
    [riders, t],
  );

  return (
    <MapClusters
      items={items}
      clusterLabel={(count) => t('tracking.overview-riders', { count })}
      formatCount={format.formatNumber}
      onSelect={pick}
    />
  );
}
