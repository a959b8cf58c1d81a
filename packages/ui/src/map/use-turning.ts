import { useState } from 'react';

/**
 * A bearing that turns the short way: from 350° to 10° goes on to 370° instead of back through the south.
 * Undefined in, undefined out.
 */
export function useTurning(bearing: number | undefined): number | undefined {
  const [turned, setTurned] = useState(bearing);
  if (bearing === undefined || turned === undefined) {
    if (turned !== bearing) setTurned(bearing);
    return bearing;
  }
  const next = turned + shortWay(bearing - turned);
  if (next !== turned) setTurned(next);
  return next;
}

/** An angle as the turn of −180° to 180° that leads to the same direction. */
export const shortWay = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
