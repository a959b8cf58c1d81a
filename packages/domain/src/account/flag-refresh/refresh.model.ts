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

/** The page is on display: from now on the flags are asked for. Its code comes after that of the first picture. */
export const flagWatchBegun = createEvent();
/** The vendor does not want to wait for the next refresh. */
export const flagsRetried = createEvent();

const $identity = combine({
  vendorId: $selectedVendor.map((vendor) => vendor?.id ?? null),
  userId: $session.map((session) => session?.user.id ?? null),
});

const refreshFx = attach({
  source: { build: $build, clock: $clock, fetch: $fetch, storage: $storage },
  effect: async ({ build, ...ports }, identity: FlagIdentity) => {
    // With its schema in a chunk of its own: the first picture waits for neither.
    const { askProviders } = await import('../../platform/flags/ask-providers.ts');
    return askProviders({ ...ports, addresses: flagAddresses(build, identity) });
  },
});
const reportFx = attach({ source: $reporter, effect: (reporter, what: string) => reporter.report(what, {}) });

/** True while the providers are being asked. */
export const $isRefreshing = refreshFx.pending;

const poller = createPoller({ effect: refreshFx, every: limits.flagRefreshMs });
const calm = createTimer();

// From then on, the providers are asked every five minutes, whatever became of the last time.
sample({ clock: [flagWatchBegun, flagsRetried], source: $identity, target: poller.start });

// When another vendor or user is at work, they are asked for those, once the changes have come to rest.
sample({ clock: $identity.updates, fn: () => limits.flagIdentifyDebounceMs, target: calm.set });
sample({ clock: calm.elapsed, source: $identity, target: poller.start });

// When one has answered, that holds. When nobody has, everything stays as it is.
sample({ clock: refreshFx.doneData, target: flagsAnswered });
sample({ clock: refreshFx.failData, fn: ({ message }) => message, target: reportFx });
