import type { OrderStatus } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { RiderIcon, StoreIcon } from '@saddlebag/ui/icon';
import './rider-search.css';

/** Replaces the map until a rider is on the way: shows that the order is being dispatched. */
export function RiderSearch({ status }: { status: OrderStatus }) {
  const t = useT();
  const isSearching = status === 'WAITING_FOR_TRANSPORT';
  return (
    <div className="grid size-full place-items-center overflow-hidden bg-sunken">
      <div className="flex flex-col items-center gap-12 px-6 pt-10 pb-6 text-center">
        <span className="rider-search-rings grid size-20 place-items-center rounded-full bg-accent text-on-accent">
          {isSearching ? <RiderIcon size={36} /> : <StoreIcon size={36} />}
        </span>
        <p className="font-display text-lg">
          {isSearching ? t('tracking.rider-searching') : t('status.dispatched')}
        </p>
      </div>
    </div>
  );
}
