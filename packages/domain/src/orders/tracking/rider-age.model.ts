import { createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';
import { $isPaused } from '../realtime/index.ts';
import { readingAgeAt, type ReadingAge } from './reading-age.ts';
import { $rider } from './rider.model.ts';

const ticker = createTicker({ every: 1000 });
const riderSeen = $rider.updates.filterMap((rider) => rider ?? undefined);
const riderLost = $rider.updates.filter({ fn: (rider) => rider === null });

/** The age of the rider's position. Null while the position is unknown. */
export const $riderAge = createStore<ReadingAge | null>(null, {
  // A new object of equal values would render the marker once a second.
  updateFilter: (next, previous) =>
    next?.seconds !== previous?.seconds || next?.isStale !== previous?.isStale,
}).reset(riderLost);

// While the position is known and the page is visible, update its age every second and after each poll.
sample({ clock: riderSeen, target: ticker.start });
sample({ clock: riderLost, target: ticker.stop });
sample({ clock: $isPaused, filter: Boolean, fn: () => undefined, target: ticker.stop });
sample({
  clock: [riderSeen, ticker.intervalElapsed],
  source: { rider: $rider, clock: $clock, offset: $serverOffsetMs },
  fn: ({ rider, clock, offset }) => rider && readingAgeAt(rider.updatedAt, clock.now() + offset),
  target: $riderAge,
});
