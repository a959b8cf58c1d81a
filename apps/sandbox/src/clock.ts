import type { Store } from './store/store.ts';

/** Tells the time in unix milliseconds. */
export interface Clock {
  now(): number;
}

/** The service's clock: real time, moved forward by what tests asked for. It never goes back. */
export interface ServiceClock extends Clock {
  advance(milliseconds: number): void;
}

const offsetKey = 'clockOffset';

/** Keeps the offset in the store, so that a restarted service goes on at the same time. */
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

const day = 86_400_000;

/** Milliseconds from an instant until it is next the time of day, both in UTC; 0 when it is just that time. */
export const untilTimeOfDay = (timeOfDay: number, now: number): number =>
  (((timeOfDay - now) % day) + day) % day;
