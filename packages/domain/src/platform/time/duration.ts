const MINUTE = 60_000;

/** The instant that lies `minutes` after another; both in unix milliseconds. */
export const minutesAfter = (instant: number, minutes: number): number => instant + minutes * MINUTE;

/** Whole minutes from `now` until `instant`, rounded up, never below zero: what a countdown shows. */
export const minutesUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / MINUTE));
