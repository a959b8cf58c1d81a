import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import type { OrderBook } from '../order-book/index.ts';
import { $connection } from '../realtime/index.ts';
import { $orderBook, boardChanged, timePassed, vendorOpened } from '../tracking/internal.ts';
import type { AttentionTime } from './attention-book.ts';
import { compareAttention, connectionAttention, type AttentionItem } from './attention-of.ts';
import { createLane, type Lane } from './lane.ts';

/** The attention lane appeared. Its code may load after the orders. */
export const attentionOpened = createEvent();
export const attentionClosed = createEvent();

/** Catches up with the orders that a long lane has postponed. */
const ticker = createTicker({ every: 1000 });

const $isOpen = createStore(false)
  .on(attentionOpened, () => true)
  .reset(attentionClosed, sessionEnded);
const $lane = createStore<Lane | null>(null, { serialize: 'ignore' });
const $readTime = combine(
  { clock: $clock, offset: $serverOffsetMs, market: $market },
  ({ clock, offset, market }) =>
    (): AttentionTime => {
      const now = clock.now() + offset;
      return { now, today: startOfDay(now, market.timeZone) };
    },
);

const examineAllFx = attach({
  source: { orders: $orderBook, readTime: $readTime },
  effect: ({ orders, readTime }): Lane => createLane(orders, readTime()),
});
const examineChangedFx = attach({
  source: { lane: $lane, readTime: $readTime },
  effect: ({ lane, readTime }, { book, ids }: { book: OrderBook; ids: readonly string[] }) =>
    lane?.orders === book ? lane.examine(ids, readTime()) : null,
});
const catchUpFx = attach({
  source: { lane: $lane, readTime: $readTime },
  effect: ({ lane, readTime }) => lane?.catchUp(readTime()) ?? null,
});
const advanceFx = attach({
  source: { lane: $lane, readTime: $readTime },
  effect: ({ lane, readTime }) => lane?.advance(readTime()) ?? null,
});

const itemsExamined = sample({
  clock: [
    examineAllFx.doneData.map((lane) => lane.items()),
    examineChangedFx.doneData,
    catchUpFx.doneData,
    advanceFx.doneData,
  ],
}).filterMap((items) => items ?? undefined);

const $orderItems = createStore<readonly AttentionItem[]>([], { serialize: 'ignore' })
  .on(itemsExamined, (_, items) => items)
  .reset(attentionClosed, sessionEnded);

/** When the live connection was lost, in Unix milliseconds of the service's clock. Null while it is open. */
const $lostAt = createStore<number | null>(null);
const $connectionItem = createStore<AttentionItem | null>(null, { serialize: 'ignore' });

/** Everything that needs the vendor now, acknowledged or not. Most severe first, then oldest first. */
export const $attention = combine($orderItems, $connectionItem, (orders, connection) =>
  connection ? [...orders, connection].sort(compareAttention) : orders,
);

$lane.on(examineAllFx.doneData, (_, lane) => lane).reset(attentionClosed, sessionEnded);

// When the lane appears, or the vendor changes while it is shown, examine all orders.
sample({
  clock: [attentionOpened, vendorOpened],
  source: $isOpen,
  filter: Boolean,
  fn: () => undefined,
  target: examineAllFx,
});

// When a batch of updates has changed orders, examine those orders. Changes of the search have no ids.
sample({
  clock: boardChanged,
  source: $isOpen,
  filter: (isOpen, { change }) => isOpen && change.orders.length > 0,
  fn: (_, { book, change }) => ({ book, ids: change.orders }),
  target: examineChangedFx,
});

// Once a second, catch up with the orders that a long lane has postponed, until it postpones no more.
const isNull = (items: readonly AttentionItem[] | null): boolean => items === null;
sample({ clock: examineChangedFx.doneData, filter: isNull, fn: () => undefined, target: ticker.start });
sample({ clock: ticker.intervalElapsed, target: catchUpFx });
sample({ clock: catchUpFx.doneData, filter: isNull, fn: () => undefined, target: ticker.stop });
sample({ clock: [attentionClosed, sessionEnded], fn: () => undefined, target: ticker.stop });

// Every 5 s, examine the candidates again.
sample({ clock: timePassed, source: $isOpen, filter: Boolean, fn: () => undefined, target: advanceFx });

// While the lane is shown without a live connection, remember since when.
const connectionChanged = sample({
  clock: [attentionOpened, $connection.updates],
  source: { isOpen: $isOpen, connection: $connection, readTime: $readTime },
});
$lostAt
  .on(connectionChanged, (lostAt, { isOpen, connection, readTime }) =>
    isOpen && connection !== 'connected' ? (lostAt ?? readTime().now) : null,
  )
  .reset(attentionClosed, sessionEnded);
const connectionExamined = sample({
  clock: [timePassed, $lostAt],
  source: { lostAt: $lostAt, readTime: $readTime },
  fn: ({ lostAt, readTime }) => connectionAttention(lostAt, readTime().now),
});
$connectionItem
  .on(connectionExamined, (previous, item) => (previous?.since === item?.since ? previous : item))
  .reset(attentionClosed, sessionEnded);
