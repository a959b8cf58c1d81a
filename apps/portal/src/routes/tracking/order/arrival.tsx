import type { Order } from '@saddlebag/domain/api';
import { useArrival } from './use-arrival.ts';

/**
 * The rider's ETA at the outlet or, after the pick-up, at the customer. Renders nothing while the ETA is
 * unknown.
 */
export function Arrival({ order }: { order: Order }) {
  const arrival = useArrival(order);
  if (!arrival) return null;

  return (
    <p
      data-slot="arrival"
      className="flex flex-col gap-1 rounded-card bg-accent-subtle p-4 text-on-accent-subtle"
    >
      <span className="text-sm">{arrival.label}</span>
      <strong className="font-display text-2xl">{arrival.minutes}</strong>
      <span className="text-sm">{arrival.time}</span>
    </p>
  );
}
