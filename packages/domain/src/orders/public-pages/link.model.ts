import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { $serverOffsetMs, loadPublicOrderFx, type ApiFailure, type PublicOrder } from '../../api/index.ts';
import { hasEnded } from '../../contracts/index.ts';
import { $clock, $visibility, createPoller, createTicker } from '../../platform/ports/index.ts';
import { nextPollMs, refusalOf, type LinkRefusal, type LinkView } from './link-view.ts';

/** The page opened with the token of its link. */
export const linkOpened = createEvent<string>();
/** The user asked for the current state. */
export const refreshRequested = createEvent();
const hiddenChanged = createEvent<boolean>();

const loadOrderFx = attach({ effect: loadPublicOrderFx });
/** Reads the time by the service's clock, because a recipient's device may show any time. */
const readTimeFx = attach({
  source: { clock: $clock, offset: $serverOffsetMs },
  effect: ({ clock, offset }) => clock.now() + offset,
});
const watchVisibilityFx = attach({
  source: $visibility,
  effect: (visibility) => {
    const reportChange = scopeBind(hiddenChanged, { safe: true });
    visibility.subscribe(() => reportChange(visibility.isHidden()));
  },
});

/** The token of the opened link. */
export const $linkToken = createStore<string | null>(null).on(linkOpened, (_, token) => token);

const orderLoaded = loadOrderFx.done.map(({ result }) => result);
const loadFailed = loadOrderFx.failData;
const linkRefused = loadFailed.filterMap((failure) => refusalOf(failure) ?? undefined);

const $refusal = createStore<LinkRefusal | null>(null)
  .on(linkRefused, (_, refusal) => refusal)
  .reset(linkOpened, orderLoaded);
/** The last known state. A refusal removes it, so that a revoked link shows nothing any more. */
const $order = createStore<PublicOrder | null>(null)
  .on(orderLoaded, (_, order) => order)
  .reset(linkOpened, linkRefused);
const $failure = createStore<ApiFailure | null>(null)
  .on(loadFailed, (_, failure) => failure)
  .reset(orderLoaded, linkOpened);
const $failureCount = createStore(0)
  .on(loadFailed, (count) => count + 1)
  .reset(orderLoaded, linkOpened);

const $pollMs = combine($failureCount, $failure, (count, failure) =>
  nextPollMs(count, failure?.kind === 'rejected' ? failure.retryAfterMs : null),
);
const poller = createPoller({ effect: loadOrderFx, every: $pollMs });

/** True if the last call failed, so that the page shows an earlier state. */
export const $isStale = combine($order, $failure, (order, failure) => order !== null && failure !== null);

export const $linkView = combine($order, $refusal, $failure, (order, refusal, failure): LinkView => {
  if (refusal !== null) return { kind: 'refused', refusal };
  if (order !== null) return { kind: 'ready', order };
  return failure === null
    ? { kind: 'loading' }
    : { kind: 'failed', isOffline: failure.kind === 'offline' || failure.kind === 'timeout' };
});

// When the link opens, load the order and then poll it.
sample({ clock: linkOpened, target: watchVisibilityFx });
sample({ clock: linkOpened, fn: (token) => ({ token }), target: poller.start });

// Stop polling when nothing more happens to the order, or to its link.
const $isOver = combine(
  $order,
  $refusal,
  (order, refusal) => refusal !== null || (order !== null && hasEnded(order.phase)),
);
sample({ clock: $isOver, filter: Boolean, target: poller.stop });

// While the page is hidden, pause. When it is shown again, load the current state.
sample({ clock: hiddenChanged, filter: Boolean, target: poller.stop });
const pageShown = sample({
  clock: hiddenChanged,
  source: $isOver,
  filter: (isOver, hidden) => !hidden && !isOver,
});
sample({
  clock: sample({ clock: [pageShown, refreshRequested], source: $linkToken }).filterMap((token) =>
    token === null ? undefined : { token },
  ),
  target: poller.start,
});

// Count the seconds since the last successful load.
const ticker = createTicker({ every: 1000 });
const $now = createStore(0).on(readTimeFx.doneData, (_, now) => now);
const loadedAtFx = attach({ effect: readTimeFx });
/** When the shown state was loaded, in unix milliseconds by the service's clock. Null until then. */
export const $loadedAt = createStore<number | null>(null)
  .on(loadedAtFx.doneData, (_, now) => now)
  .reset(linkOpened);
sample({ clock: orderLoaded, target: [loadedAtFx, readTimeFx, ticker.start] });
sample({ clock: ticker.intervalElapsed, target: readTimeFx });
sample({ clock: $isOver, filter: Boolean, target: ticker.stop });

/** Seconds since the shown state was loaded. Null until then. */
export const $ageSeconds = combine($now, $loadedAt, (now, loadedAt) =>
  loadedAt === null ? null : Math.max(0, Math.floor((now - loadedAt) / 1000)),
);
