import type { Order } from '@saddlebag/domain/api';
import { useArrival } from './use-arrival.ts';

/** The rider's ETA in one line, for the header of a sheet. Renders nothing while the ETA is unknown. */
export function ArrivalLine({ order }: { order: Order }) {
  const arrival = useArrival(order);
  if (!arrival) return null;

  return (
    <p data-slot="arrival" className="m-0 flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-muted">{arrival.label}</span>
      <strong className="font-display text-lg">{arrival.minutes}</strong>
      <span className="text-sm text-muted">{arrival.time}</span>
    </p>
  );
}
