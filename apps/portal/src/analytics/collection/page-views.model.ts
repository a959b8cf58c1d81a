import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { collectionLoaded, eventRecorded, recordingStarted } from '@saddlebag/domain/analytics';
import type { AnalyticsEvent } from '@saddlebag/domain/contracts';
import { createScopeRunner } from '@saddlebag/domain/ports';
import { $hasAccount, $isSignedIn } from '@saddlebag/domain/session';
import { withRetries } from '../../lazy-component.tsx';
import { pageOf, type ViewedPage } from './page-of.ts';

interface Place {
  readonly path: string;
  /** True if the history includes the orders of all outlets. */
  readonly includesAll: boolean;
}

/** The router fires the last two after each navigation of its own. */
const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const;

const placeRead = createEvent<Place>();

const listenFx = createEffect(() => {
  const report = scopeBind(placeRead, { safe: true });
  const read = () => {
    const { pathname, search } = window.location;
    report({ path: pathname, includesAll: new URLSearchParams(search).get('outlets') === 'all' });
  };
  for (const name of navigationEvents) window.addEventListener(name, read);
  read();
});

/** Loads the code that knows the events of a page. The code of that page is loading anyway. */
const loadFactsFx = createEffect((page: ViewedPage) => {
  const runInScope = createScopeRunner();
  if (page === 'request')
    void withRetries(() => import('./request-steps.model.ts')).then(({ stepFactsLoaded }) =>
      runInScope(stepFactsLoaded),
    );
  if (page === 'order-tracking') void withRetries(() => import('./tracking-outlets.model.ts'));
});

const $place = createStore<Place | null>(null);
// Read `$place` here, before it changes.
const placeChanged = sample({ clock: placeRead, source: $place, fn: (before, now) => ({ before, now }) });
$place.on(placeChanged, (_, { now }) => now);

const $page = combine(
  $place,
  $isSignedIn,
  $hasAccount,
  (place, isSignedIn, hasAccount) => place && pageOf(place.path, { isSignedIn, hasAccount }),
);
const $loadedPages = createStore<readonly ViewedPage[]>([]).on(loadFactsFx, (pages, page) => [
  ...pages,
  page,
]);

sample({ clock: collectionLoaded, target: listenFx });

const pageShown = sample({ clock: [recordingStarted, $page], source: $page }).filterMap(
  (page) => page ?? undefined,
);

// Record each view of a page. The steps stand for the views of the request.
sample({
  clock: pageShown.filterMap((page) => (page === 'request' ? undefined : page)),
  fn: (page): AnalyticsEvent => ({ name: 'page-viewed', page }),
  target: eventRecorded,
});
sample({
  clock: pageShown,
  source: $loadedPages,
  filter: (loaded, page) => !loaded.includes(page),
  fn: (_, page) => page,
  target: loadFactsFx,
});

// The switch of the history is in its URL.
sample({
  clock: placeChanged,
  source: $page,
  filter: (page, { before, now }) =>
    page === 'transaction' && before?.path === now.path && before.includesAll !== now.includesAll,
  fn: (_, { now }): AnalyticsEvent => ({
    name: 'outlets-toggled',
    page: 'transaction',
    includes_all: now.includesAll,
  }),
  target: eventRecorded,
});
