import { Suspense } from 'react';
import { riderStopOf, type PublicOrder } from '@saddlebag/domain/public-pages';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { lazyPart } from '../../lazy-part.tsx';

const DeliveryMap = lazyPart(async () => (await import('./delivery-map.tsx')).DeliveryMap);

/** Loads the map after the text. The delivery has a map only while a rider is on the way. */
export function LazyMap({ order }: { order: PublicOrder }) {
  if (riderStopOf(order.phase) === null) return null;
  return (
    <div data-slot="delivery-map" className="h-64 overflow-hidden rounded-card sm:h-80">
      <Suspense fallback={<Skeleton shape="block" className="size-full" />}>
        <DeliveryMap order={order} />
      </Suspense>
    </div>
  );
}
