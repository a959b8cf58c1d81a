import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { limits } from '@saddlebag/domain/contracts';
import { etaTargetOf, isPickedUp } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $rider, $riderTrail } from '@saddlebag/domain/tracking';
import { $vendors } from '@saddlebag/domain/vendors';
import { MapLine, MapMarker } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';
import { RiderMarker } from './rider-marker.tsx';
import { routeAhead } from './route-ahead.ts';

/**
 * A map with the pick-up, the customer, the rider of an order and the line to the next stops. It keeps all of
 * them in view until the user moves it.
 */
export function OrderMap({ order, ...fitting }: { order: Order; fitPadding?: number }) {
  const t = useT();
  const [rider, trail, vendors] = useUnit([$rider, $riderTrail, $vendors]);
  const vendorPoint = vendors.find((vendor) => vendor.id === order.vendorId)?.point ?? null;
  const start = order.pickUpPoint ?? vendorPoint;
  const end = order.customer.point;
  const isRiderShown = etaTargetOf(order.status) !== null || order.status === 'DELAYED';
  const riderPoint = isRiderShown && rider ? rider.point : null;
  const hasPickedUp = isPickedUp(order);
  const fit = useMemo(
    () => [start, end, riderPoint].filter((point) => point !== null),
    [start, end, riderPoint],
  );
  const path = useMemo(
    () => routeAhead(end, start, riderPoint, hasPickedUp),
    [end, start, riderPoint, hasPickedUp],
  );

  return (
    <CityMap
      className="size-full rounded-none border-0"
      label={t('tracking.map-label', { id: order.id })}
      center={start ?? end}
      zoom={16}
      fit={fit}
      {...fitting}
      subject={order.id}
      gestures="greedy"
      followLabel={t(riderPoint ? 'tracking.follow-rider' : 'tracking.back-to-order')}
    >
      {riderPoint && trail.length > 1 && <MapLine path={trail} label={t('tracking.route-travelled')} />}
      <MapLine dashed path={path} label={t('tracking.route-ahead')} />
      {start && (
        <MapMarker
          kind="pickup"
          position={start}
          size={limits.markerSizePx}
          label={
            order.outletName === null
              ? t('tracking.pick-up-at')
              : t('request.vendor-label', { name: order.outletName })
          }
        />
      )}
      <MapMarker
        kind="dropoff"
        position={end}
        size={limits.markerSizePx}
        label={t('request.pin-label', { address: order.customer.address })}
      />
      {riderPoint && order.rider && <RiderMarker name={order.rider.name} />}
    </CityMap>
  );
}
