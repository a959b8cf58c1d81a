import type { Store } from './store/store.ts';

/** Source of the current time, in unix milliseconds. */
export interface Clock {
  now(): number;
}

/** The service's clock: real time plus an offset. Tests increase the offset; nothing decreases it. */
export interface ServiceClock extends Clock {
  advance(milliseconds: number): void;
}

const offsetKey = 'clockOffset';

/** Creates the service's clock. The store keeps the offset, so a restart does not lose it. */
export const createServiceClock = (source: Clock, store: Store): ServiceClock => {
  const offset = (): number => {
    const value = store.find('value', offsetKey)?.value;
    return typeof value === 'number' ? value : 0;
  };
  return {
    now: () => source.now() + offset(),
    advance: (milliseconds) =>
      store.save([{ table: 'value', record: { id: offsetKey, value: offset() + milliseconds } }]),
  };
};

const dayMs = 86_400_000;

/**
 * Returns the milliseconds from `now` until the next occurrence of a time of day in UTC. Returns 0 at that
 * time itself.
 * @param timeOfDay Milliseconds since midnight.
 * @param now Unix milliseconds.
 */
export const millisecondsUntil = (timeOfDay: number, now: number): number =>
  (((timeOfDay - now) % dayMs) + dayMs) % dayMs;
