import { useGate, useUnit } from 'effector-react';
import { useDeferredValue, useMemo } from 'react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $openOrders, $openRiders, type OpenOrder } from '@saddlebag/domain/tracking';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { MapClusters, MapMarker } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';
import { orderPicked } from '../model.ts';
import { MissingOrder } from '../../../widgets/order-detail/index.ts';
import { outermostPoints } from './outermost-points.ts';
import { labelPerCount } from './label-per-count.ts';
import { OverviewGate } from './model.ts';
import { OrderPin } from './order-pin.ts';
import { RiderClusters } from './rider-clusters.tsx';

/**
 * The map shown while no order is selected: the destinations and the riders of all open orders. A press on one
 * selects its order.
 */
export function OrdersOverview({ className }: { className: string }) {
  const t = useT();
  const format = useFormat();
  useGate(OverviewGate);
  const [openOrders, riders, vendor, pick] = useUnit([
    $openOrders,
    $openRiders,
    $selectedVendor,
    orderPicked,
  ]);
  // React can interrupt a deferred render, so that a map of thousands of orders does not delay the lists.
  const orders = useDeferredValue(openOrders);
  const vendorPoint = vendor?.point ?? null;
  const items = useMemo(() => {
    const labelOf = ({ customerName, address }: OpenOrder) =>
      t('tracking.overview-pin', { name: customerName, address });
    return orders.map((order) => new OrderPin(order, labelOf));
  }, [orders, t]);
  const clusterLabel = useMemo(
    () => labelPerCount((count) => t('tracking.overview-cluster', { count })),
    [t],
  );
  const fit = useMemo(
    () =>
      outermostPoints([
        ...[...orders, ...riders].map(({ point }) => point),
        ...(vendorPoint ? [vendorPoint] : []),
      ]),
    [orders, riders, vendorPoint],
  );

  if (orders.length === 0) {
    return (
      <section className={`grid place-items-center p-6 ${className}`}>
        <MissingOrder state="none" />
      </section>
    );
  }
  return (
    <section data-slot="orders-overview" className={`relative ${className}`}>
      <CityMap
        className="size-full rounded-none border-0"
        label={t('tracking.overview-label')}
        fit={fit}
        gestures="greedy"
        followLabel={t('tracking.overview-return')}
      >
        {vendor && vendorPoint && (
          <MapMarker
            kind="vendor"
            position={vendorPoint}
            label={t('request.vendor-label', { name: vendor.name })}
          />
        )}
        <MapClusters
          items={items}
          clusterLabel={clusterLabel}
          formatCount={format.formatNumber}
          onSelect={pick}
        />
        <RiderClusters />
      </CityMap>
      <p className="pointer-events-none absolute inset-x-3 top-3 mx-auto w-fit rounded-control bg-raised px-4 py-2 text-center text-sm shadow-floating">
        {t('tracking.choose-title')}
      </p>
    </section>
  );
}
