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
import { flagAddresses, flagsAnswered } from '../../platform/flags/internal.ts';
import type { FlagIdentity } from '../../platform/flags/internal.ts';

/**
 * The first render is done, so the flags are refreshed from now on. This code loads after the first screen.
 */
export const flagWatchBegun = createEvent();
/** The user requested a refresh. */
export const flagsRetried = createEvent();

const $identity = combine({
  vendorId: $selectedVendor.map((vendor) => vendor?.id ?? null),
  userId: $session.map((session) => session?.user.id ?? null),
});

const refreshFx = attach({
  source: { build: $build, clock: $clock, fetch: $fetch, storage: $storage },
  effect: async ({ build, ...ports }, identity: FlagIdentity) => {
    // Imported lazily with its schema, because the first screen needs neither.
    const { askProviders } = await import('../../platform/flags/ask-providers.ts');
    return askProviders({ ...ports, addresses: flagAddresses(build, identity) });
  },
});
const reportFx = attach({ source: $reporter, effect: (reporter, what: string) => reporter.report(what, {}) });

/** True while a refresh is in flight. */
export const $isRefreshing = refreshFx.pending;

const poller = createPoller({ effect: refreshFx, every: limits.flagRefreshMs });
const calm = createTimer();

// From the start on, refresh the flags every five minutes, whatever the result of the last refresh.
sample({ clock: [flagWatchBegun, flagsRetried], source: $identity, target: poller.start });

// When the vendor or the user changes, refresh for the new identity, debounced.
sample({ clock: $identity.updates, fn: () => limits.flagIdentifyDebounceMs, target: calm.set });
sample({ clock: calm.elapsed, source: $identity, target: poller.start });

// When a provider responds, apply its flags. When all fail, keep the current flags.
sample({ clock: refreshFx.doneData, target: flagsAnswered });
sample({ clock: refreshFx.failData, fn: ({ message }) => message, target: reportFx });
