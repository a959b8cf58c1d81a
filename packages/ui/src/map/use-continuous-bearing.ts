import { useState } from 'react';

/**
 * Returns a bearing that always rotates the short way: after 350°, a bearing of 10° becomes 370°, so the
 * arrow does not rotate back through south. Returns undefined for an undefined bearing.
 */
export function useContinuousBearing(bearing: number | undefined): number | undefined {
  const [rotation, setRotation] = useState(bearing);
  if (bearing === undefined || rotation === undefined) {
    if (rotation !== bearing) setRotation(bearing);
    return bearing;
  }
  const next = rotation + shortestTurn(bearing - rotation);
  if (next !== rotation) setRotation(next);
  return next;
}

/** Converts an angle to the equivalent angle from −180° to 180°. */
export const shortestTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
