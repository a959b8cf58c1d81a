import type { Random, Route } from '../city/index.ts';

/** A ride along streets. */
export interface DeliveryLeg {
  readonly route: Route;
  /** Unix milliseconds at each point of the route. */
  readonly times: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Metres a second: about 22 km/h, traffic and lights included. Each rider has a pace, each stretch its traffic. */
const paces = { slowest: 5.6, fastest: 6.7 } as const;
const traffic = { slowest: 0.86, fastest: 1.14 } as const;

/** The bounds that every stretch of every ride keeps, in metres a second. */
export const speedBounds = {
  lowest: paces.slowest * traffic.slowest,
  highest: paces.fastest * traffic.fastest,
} as const;

/** How long each stretch of a route takes, as milliseconds from its start to each of its points. */
export const pacedRoute = (route: Route, random: Random): number[] => {
  const pace = random.between(paces.slowest, paces.fastest);
  let elapsed = 0;
  return route.metres.map((metres, index) => {
    if (index > 0) {
      const speed = pace * random.between(traffic.slowest, traffic.fastest);
      elapsed += ((metres - (route.metres[index - 1] as number)) / speed) * 1000;
    }
    return elapsed;
  });
};

/** The ride over a paced route that starts at an instant. */
export const rideFrom = (route: Route, pacing: readonly number[], startsAt: number): DeliveryLeg => {
  const times = pacing.map((elapsed) => startsAt + elapsed);
  return { route, times, startsAt, endsAt: times[times.length - 1] as number };
};

/** How far from its start the ride is at `now`: the stretch, and the share of it that is behind. */
export const placeOnRide = (
  leg: DeliveryLeg,
  now: number,
): { readonly stretch: number; readonly share: number } => {
  const last = leg.times.length - 1;
  if (now <= leg.startsAt) return { stretch: 1, share: 0 };
  if (now >= leg.endsAt) return { stretch: last, share: 1 };
  let low = 1;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((leg.times[middle] as number) < now) low = middle + 1;
    else high = middle;
  }
  const before = leg.times[low - 1] as number;
  return { stretch: low, share: (now - before) / ((leg.times[low] as number) - before) };
};

/** The instant at which so many metres of the ride remain; its start, if it is no longer than that. */
export const instantBeforeEnd = (leg: DeliveryLeg, remaining: number): number => {
  const target = leg.route.length - remaining;
  const stretch = leg.route.metres.findIndex((metres) => metres >= target);
  if (target <= 0 || stretch <= 0) return leg.startsAt;
  const [before, after] = [leg.route.metres[stretch - 1] as number, leg.route.metres[stretch] as number];
  const [left, arrived] = [leg.times[stretch - 1] as number, leg.times[stretch] as number];
  return left + ((target - before) / (after - before)) * (arrived - left);
};
