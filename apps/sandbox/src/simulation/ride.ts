import type { Random, Route } from '../city/index.ts';

/** A ride along a route with a time for each point. */
export interface DeliveryLeg {
  readonly route: Route;
  /** Unix milliseconds at each point of the route. */
  readonly times: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A rider's average speed in metres per second: about 22 km/h, including stops. */
const paces = { min: 5.6, max: 6.7 } as const;
/** Factor on the speed for each segment. */
const traffic = { min: 0.86, max: 1.14 } as const;

/** Minimum and maximum speed on any segment, in metres per second. */
export const speedBounds = {
  min: paces.min * traffic.min,
  max: paces.max * traffic.max,
} as const;

/** Returns the milliseconds from the start of a route to each of its points, at random speeds. */
export const paceRoute = (route: Route, random: Random): number[] => {
  const pace = random.between(paces.min, paces.max);
  let elapsed = 0;
  return route.metres.map((metres, index) => {
    if (index > 0) {
      const speed = pace * random.between(traffic.min, traffic.max);
      elapsed += ((metres - (route.metres[index - 1] as number)) / speed) * 1000;
    }
    return elapsed;
  });
};

/** Creates the ride that starts at `startsAt` with the pacing of `paceRoute`. */
export const createRide = (route: Route, pacing: readonly number[], startsAt: number): DeliveryLeg => {
  const times = pacing.map((elapsed) => startsAt + elapsed);
  return { route, times, startsAt, endsAt: times[times.length - 1] as number };
};

/** Returns the segment on which the ride is at `now`, and the fraction of the segment that is completed. */
export const locateOnRide = (
  leg: DeliveryLeg,
  now: number,
): { readonly segment: number; readonly fraction: number } => {
  const last = leg.times.length - 1;
  if (now <= leg.startsAt) return { segment: 1, fraction: 0 };
  if (now >= leg.endsAt) return { segment: last, fraction: 1 };
  let low = 1;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((leg.times[middle] as number) < now) low = middle + 1;
    else high = middle;
  }
  const before = leg.times[low - 1] as number;
  return { segment: low, fraction: (now - before) / ((leg.times[low] as number) - before) };
};

/** Returns when `remaining` metres of the ride are left. Returns the start if the ride is shorter. */
export const timeWithRemaining = (leg: DeliveryLeg, remaining: number): number => {
  const target = leg.route.length - remaining;
  const segment = leg.route.metres.findIndex((metres) => metres >= target);
  if (target <= 0 || segment <= 0) return leg.startsAt;
  const [before, after] = [leg.route.metres[segment - 1] as number, leg.route.metres[segment] as number];
  const [leftAt, arrivedAt] = [leg.times[segment - 1] as number, leg.times[segment] as number];
  return leftAt + ((target - before) / (after - before)) * (arrivedAt - leftAt);
};
