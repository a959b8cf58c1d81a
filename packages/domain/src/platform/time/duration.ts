const MINUTE = 60_000;

/** Adds minutes to an instant in unix milliseconds. */
export const addMinutes = (instant: number, minutes: number): number => instant + minutes * MINUTE;

/** The whole minutes from `now` until `instant`, rounded up and never negative, as a countdown shows them. */
export const minutesUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / MINUTE));
