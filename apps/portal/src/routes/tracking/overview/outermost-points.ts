import type { MapPoint } from '@saddlebag/ui/map';

/** North, south, east, west and the four diagonals, as factors of latitude and longitude. */
const directions = [-1, 0, 1].flatMap((north) =>
  [-1, 0, 1].filter((east) => north !== 0 || east !== 0).map((east) => ({ north, east })),
);

/**
 * Returns the points that are furthest out in each of eight directions, each once. They span the same area as
 * all points, and in each corner of it they include the pin that a button there would cover. Fitting them
 * costs the same for any number of points.
 */
export const outermostPoints = (points: readonly MapPoint[]): readonly MapPoint[] => [
  ...new Set(
    directions.flatMap(({ north, east }) => {
      const reach = ({ latitude, longitude }: MapPoint) => latitude * north + longitude * east;
      let furthest = points[0];
      for (const point of points) if (furthest && reach(point) > reach(furthest)) furthest = point;
      return furthest ? [furthest] : [];
    }),
  ),
];
