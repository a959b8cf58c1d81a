import { attach, createEvent, createStore, sample } from 'effector';
import { limits } from '../../contracts/index.ts';
import { $clock, $fetch, createTicker, createTimer } from '../ports/index.ts';
import { notificationActionPressed, notify } from '../notifications/index.ts';
import { fetchBuild } from './fetch-build.ts';
import type { RunningPage } from './running-page.ts';

/** Milliseconds between two looks at the unfinished work that delays the reload. */
const workCheckMs = 1000;
/** Name of the notification's button. */
const reloadNow = 'reload-now';

const action = { name: reloadNow, label: { key: 'build.reload-now' } };
const outdatedWarning = {
  tone: 'warning' as const,
  message: { key: 'build.outdated' },
  durationMs: limits.outdatedWarningMs,
  action,
};
/** Closes by itself, because on wide screens it covers a part of the submit button. */
const reloadOffer = {
  tone: 'warning' as const,
  message: { key: 'build.waiting' },
  durationMs: limits.outdatedWarningMs,
  action,
};

/** The page has loaded. Starts the periodic check for a newer build. */
export const buildCheckStarted = createEvent<RunningPage>();

const reloadConsidered = createEvent();

const fetchBuildFx = attach({
  source: { fetch: $fetch, clock: $clock },
  effect: ({ fetch, clock }) => fetchBuild(fetch, clock),
});

const $page = createStore<RunningPage | null>(null, { serialize: 'ignore' });
/** The deployed build, if it differs from the build of this page. */
const $newerBuild = createStore<string | null>(null, { serialize: 'ignore' });
/** What the notification about the newer build says. */
const $announcement = createStore<'none' | 'waiting' | 'reloading'>('none', { serialize: 'ignore' });

const checkWorkFx = attach({
  source: $page,
  effect: (page) => page?.hasUnfinishedWork() ?? false,
});
const reloadFx = attach({
  source: { page: $page, newerBuild: $newerBuild },
  effect: ({ page, newerBuild }) => {
    if (newerBuild !== null) page?.reload(newerBuild);
  },
});

const ticker = createTicker({ every: limits.buildCheckMs });
const workTimer = createTimer();
const reloadTimer = createTimer();

$page.on(buildCheckStarted, (_, page) => page);

// Check for a newer build every five minutes. A failed check is repeated at the next one.
sample({ clock: buildCheckStarted, fn: () => undefined, target: ticker.start });
sample({ clock: ticker.intervalElapsed, target: fetchBuildFx });

// When the deployed build is another one, stop checking. A build that this tab has reloaded for is not new.
const newerBuildFound = sample({
  clock: fetchBuildFx.doneData,
  source: $page,
  filter: (page, build) => build !== null && build !== page?.build && build !== page?.reloadedFor,
  fn: (_, build) => build,
});
$newerBuild.on(newerBuildFound, (_, build) => build);
sample({ clock: newerBuildFound, fn: () => undefined, target: [ticker.stop, reloadConsidered] });

// Before the warning and again before the reload, look for unfinished work.
sample({ clock: [reloadConsidered, workTimer.elapsed, reloadTimer.elapsed], target: checkWorkFx });

// Read the announcement here, before it changes in response to the check.
const workChecked = sample({
  clock: checkWorkFx.doneData,
  source: $announcement,
  fn: (announcement, isUnfinished) => ({ announcement, isUnfinished }),
});

// When nothing is unfinished, warn first and reload three seconds later.
const warningDue = workChecked.filter({
  fn: ({ announcement, isUnfinished }) => !isUnfinished && announcement !== 'reloading',
});
sample({ clock: warningDue, fn: () => outdatedWarning, target: notify });
sample({ clock: warningDue, fn: () => limits.outdatedReloadMs, target: reloadTimer.set });
sample({
  clock: workChecked,
  filter: ({ announcement, isUnfinished }) => !isUnfinished && announcement === 'reloading',
  fn: () => undefined,
  target: reloadFx,
});

// While something is unfinished, offer the reload once and look again every second.
const waitingDue = workChecked.filter({
  fn: ({ announcement, isUnfinished }) => isUnfinished && announcement !== 'waiting',
});
sample({ clock: waitingDue, fn: () => reloadOffer, target: notify });
sample({
  clock: workChecked,
  filter: ({ isUnfinished }) => isUnfinished,
  fn: () => workCheckMs,
  target: workTimer.set,
});
$announcement.on(waitingDue, () => 'waiting').on(warningDue, () => 'reloading');

// When the vendor presses 'Reload now', reload at once.
sample({
  clock: notificationActionPressed,
  filter: ({ action }) => action === reloadNow,
  fn: () => undefined,
  target: reloadFx,
});
