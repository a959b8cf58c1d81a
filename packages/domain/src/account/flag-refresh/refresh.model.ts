import { attach, combine, createEvent, sample } from 'effector';
import { limits } from '../../contracts/index.ts';
import { $build } from '../../platform/environment/index.ts';
import { $session } from '../session/index.ts';
import {
  $clock,
  $fetch,
  createPoller,
  $reporter,
  $storage,
  createTimer,
} from '../../platform/ports/index.ts';
import { $selectedVendor } from '../vendors/index.ts';
import { $loadedFlags } from '../../platform/flags/index.ts';
import { flagUrls, flagsReceived } from '../../platform/flags/internal.ts';
import type { FlagIdentity } from '../../platform/flags/internal.ts';

/** The first screen has rendered. Starts the periodic refresh, whose code loads only after that screen. */
export const flagRefreshStarted = createEvent();
export const flagRefreshRequested = createEvent();

const $identity = combine({
  vendorId: $selectedVendor.map((vendor) => vendor?.id ?? null),
  userId: $session.map((session) => session?.user.id ?? null),
});

const refreshFx = attach({
  source: { build: $build, clock: $clock, fetch: $fetch, storage: $storage, loadedFlags: $loadedFlags },
  effect: async ({ build, ...ports }, identity: FlagIdentity) => {
    // Import lazily, because the first screen needs neither this code nor its schema.
    const { fetchFlags } = await import('../../platform/flags/fetch-flags.ts');
    return fetchFlags({ ...ports, urls: flagUrls(build, identity) });
  },
});
const reportFx = attach({ source: $reporter, effect: (reporter, what: string) => reporter.report(what, {}) });

/** True while a refresh is in flight. */
export const $isRefreshing = refreshFx.pending;

const poller = createPoller({ effect: refreshFx, every: limits.flagRefreshMs });
const identityDebounce = createTimer();

// Refresh the flags every five minutes, even after a failed refresh.
sample({ clock: [flagRefreshStarted, flagRefreshRequested], source: $identity, target: poller.start });

// When the vendor or the user changes, refresh for the new identity, debounced.
sample({ clock: $identity.updates, fn: () => limits.flagIdentifyDebounceMs, target: identityDebounce.set });
sample({ clock: identityDebounce.elapsed, source: $identity, target: poller.start });

// When a refresh starts before that, do not repeat it: it already requests the flags of the new identity.
sample({ clock: poller.start, target: identityDebounce.cancel });

// When a provider responds, apply its flags. When all fail, keep the current flags.
sample({ clock: refreshFx.doneData, target: flagsReceived });
sample({ clock: refreshFx.failData, fn: ({ message }) => message, target: reportFx });
