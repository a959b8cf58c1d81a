import type { MapPoint } from '@saddlebag/ui/map';

/**
 * Returns the south-western and north-eastern corners of some points. Fitting two corners costs the same for
 * any number of points. Returns an empty list without points.
 */
export const cornersOf = (points: readonly MapPoint[]): readonly MapPoint[] => {
  if (points.length === 0) return [];
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  ];
};
