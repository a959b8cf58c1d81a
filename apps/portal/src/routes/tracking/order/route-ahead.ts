import type { MapPoint } from '@saddlebag/ui/map';

/**
 * Returns the rider's point and the stops still ahead: the pick-up, unless the rider already has the order, and
 * the customer. The service offers no route, so the line between them is straight.
 * @param isPickedUp whether the rider has picked the order up
 */
export const routeAhead = (
  customer: MapPoint,
  pickUp: MapPoint | null,
  rider: MapPoint | null,
  isPickedUp: boolean,
): readonly MapPoint[] => {
  const isPickUpPassed = isPickedUp && rider !== null;
  return [rider, isPickUpPassed ? null : pickUp, customer].filter((point) => point !== null);
};
