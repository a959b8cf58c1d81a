import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { limits } from '@saddlebag/domain/contracts';
import { etaTargetOf } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $rider } from '@saddlebag/domain/tracking';
import { $vendors } from '@saddlebag/domain/vendors';
import { MapMarker } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';

/** A map with the outlet, the customer and the rider of an order. */
export function OrderMap({ order }: { order: Order }) {
  const t = useT();
  const [rider, vendors] = useUnit([$rider, $vendors]);
  const start = vendors.find((vendor) => vendor.id === order.vendorId)?.point ?? null;
  const end = order.customer.point;
  const fit = useMemo(() => (start ? [start, end] : [end]), [start, end]);
  const isRiderShown = rider !== null && (etaTargetOf(order.status) !== null || order.status === 'DELAYED');

  return (
    <CityMap
      className="size-full rounded-none border-0"
      label={t('tracking.map-label', { id: order.id })}
      center={start ?? end}
      zoom={16}
      fit={fit}
      gestures="greedy"
    >
      {start && (
        <MapMarker
          kind="pickup"
          position={start}
          size={limits.markerSizePx}
          label={t('request.vendor-label', { name: order.outletName ?? '' })}
        />
      )}
      <MapMarker
        kind="dropoff"
        position={end}
        size={limits.markerSizePx}
        label={t('request.pin-label', { address: order.customer.address })}
      />
      {isRiderShown && (
        <MapMarker
          kind="rider"
          position={rider.point}
          bearing={rider.bearing ?? undefined}
          size={limits.markerSizePx}
          label={t('tracking.rider-marker', { name: order.rider?.name ?? '' })}
        />
      )}
    </CityMap>
  );
}
