import { createEvent, createStore, sample } from 'effector';
import { createTicker } from '../../platform/ports/index.ts';
import { $orderSource, $visibleLists, boardChanged } from './board.model.ts';
import { openOrdersOf, type OpenOrder } from './open-orders.ts';
import { trackingClosed } from './opening.model.ts';
import { sessionEnded } from '../../account/session/index.ts';

/** The map of all open orders appeared. */
export const overviewOpened = createEvent();
export const overviewClosed = createEvent();

export const $isOverviewOpen = createStore(false, { serialize: 'ignore' })
  .on(overviewOpened, () => true)
  .reset(overviewClosed, trackingClosed, sessionEnded);

/** A board can change in every frame, with thousands of updates a second. A map of dots needs far fewer. */
const ticker = createTicker({ every: 1000 });
/** Fires every second while the overview is open. */
export const overviewRefreshed = ticker.intervalElapsed;
const $isOutdated = createStore(false).on(boardChanged, () => true);

/** The open orders of the visible lists, updated at most once a second while the overview is open. */
export const $openOrders = createStore<readonly OpenOrder[]>([], { serialize: 'ignore' }).reset(
  trackingClosed,
  sessionEnded,
);

sample({ clock: overviewOpened, target: ticker.start });
sample({ clock: [overviewClosed, trackingClosed, sessionEnded], target: ticker.stop });

const updateDue = sample({ clock: ticker.intervalElapsed, source: $isOutdated, filter: Boolean });
sample({
  clock: [overviewOpened, updateDue],
  source: { previous: $openOrders, lists: $visibleLists, source: $orderSource },
  fn: ({ previous, lists, source }) => openOrdersOf(previous, lists, source),
  target: $openOrders,
});
$isOutdated.reset(overviewOpened, updateDue);
