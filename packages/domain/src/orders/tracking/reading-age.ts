/**
 * Seconds after which a position counts as out of date. By then 15 polls have brought nothing newer, and a
 * rider in city traffic is about 200 m away, which is too far to meet them at the door.
 */
const riderStaleSeconds = 30;
/** Ages below this count as current, because a position is up to one poll and one response old anyway. */
const currentSeconds = 5;

/** The age of a rider's position. */
export interface ReadingAge {
  /** 0 while the position is current. From one minute on, whole minutes in seconds. */
  readonly seconds: number;
  readonly isStale: boolean;
}

/**
 * Returns the age of a position, rounded so that it changes no more often than its text.
 * @param updatedAt Unix milliseconds
 * @param now Unix milliseconds of the service's clock
 */
export const readingAgeAt = (updatedAt: number, now: number): ReadingAge => {
  const seconds = Math.floor((now - updatedAt) / 1000);
  if (seconds < currentSeconds) return { seconds: 0, isStale: false };
  return {
    seconds: seconds < 60 ? seconds : seconds - (seconds % 60),
    isStale: seconds >= riderStaleSeconds,
  };
};
