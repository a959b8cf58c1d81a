import type { Random, Route } from '../city/index.ts';

/** A ride along a route with a time for each point. */
export interface Ride {
  readonly route: Route;
  /** Unix milliseconds at each point of the route. */
  readonly times: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Minimum and maximum average speed of a rider in metres per second: about 22 km/h, including stops. */
const averageSpeed = { min: 5.6, max: 6.7 } as const;
/** Minimum and maximum factor by which the speed on a segment differs from the average. */
const segmentFactor = { min: 0.86, max: 1.14 } as const;

/** Minimum and maximum speed on any segment, in metres per second. */
export const speedBounds = {
  min: averageSpeed.min * segmentFactor.min,
  max: averageSpeed.max * segmentFactor.max,
} as const;

/** Returns the milliseconds from the start of a route to each of its points, at random speeds. */
export const paceRoute = (route: Route, random: Random): number[] => {
  const pace = random.between(averageSpeed.min, averageSpeed.max);
  let elapsed = 0;
  return route.metres.map((metres, index) => {
    if (index > 0) {
      const speed = pace * random.between(segmentFactor.min, segmentFactor.max);
      elapsed += ((metres - (route.metres[index - 1] as number)) / speed) * 1000;
    }
    return elapsed;
  });
};

/** Creates the ride that starts at `startsAt` with the pacing of `paceRoute`. */
export const createRide = (route: Route, pacing: readonly number[], startsAt: number): Ride => {
  const times = pacing.map((elapsed) => startsAt + elapsed);
  return { route, times, startsAt, endsAt: times[times.length - 1] as number };
};

/** Returns the segment on which the ride is at `now`, and the fraction of the segment that is completed. */
export const locateOnRide = (
  ride: Ride,
  now: number,
): { readonly segment: number; readonly fraction: number } => {
  const last = ride.times.length - 1;
  if (now <= ride.startsAt) return { segment: 1, fraction: 0 };
  if (now >= ride.endsAt) return { segment: last, fraction: 1 };
  let low = 1;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ride.times[middle] as number) < now) low = middle + 1;
    else high = middle;
  }
  const before = ride.times[low - 1] as number;
  return { segment: low, fraction: (now - before) / ((ride.times[low] as number) - before) };
};

/** Returns when `remaining` metres of the ride are left. Returns the start if the ride is shorter. */
export const timeWithRemaining = (ride: Ride, remaining: number): number => {
  const target = ride.route.length - remaining;
  const segment = ride.route.metres.findIndex((metres) => metres >= target);
  if (target <= 0 || segment <= 0) return ride.startsAt;
  const [before, after] = [ride.route.metres[segment - 1] as number, ride.route.metres[segment] as number];
  const [leftAt, arrivedAt] = [ride.times[segment - 1] as number, ride.times[segment] as number];
  return leftAt + ((target - before) / (after - before)) * (arrivedAt - leftAt);
};
