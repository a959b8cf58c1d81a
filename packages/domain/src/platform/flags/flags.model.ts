import { attach, combine, createEvent, createStore, sample } from 'effector';
import { flagDefaults } from '../../contracts/index.ts';
import type { FlagName, Flags, PartialFlags } from '../../contracts/index.ts';
import { appStarted } from '../environment/index.ts';
import type { Build } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { readStoredFlags, readOverrides, writeStoredFlags, writeOverrides } from './stored-flags.ts';

/**
 * The origin of the current flags. `storage` means the flags of the last successful refresh, `default` the
 * values of `flagDefaults`.
 */
export type FlagSource = 'default' | 'asia' | 'eu' | 'storage' | 'file';

/** The flags of one source. Missing flags have their default value. */
export interface LoadedFlags {
  readonly source: FlagSource;
  readonly flags: PartialFlags;
}

/** A provider returned flags. */
export const flagsReceived = createEvent<LoadedFlags>();
/** A developer set a flag on this device. Null removes the override. Ignored outside the sandbox. */
export const flagOverridden = createEvent<{ readonly name: FlagName; readonly value: boolean | null }>();
export const overridesCleared = createEvent();

const restoreFlagsFx = attach({
  source: $storage,
  effect: (storage, { environment }: Build) => ({
    storedFlags: readStoredFlags(storage),
    overrides: environment === 'sandbox' ? readOverrides(storage) : null,
  }),
});
const storeFlagsFx = attach({
  source: $storage,
  effect: (storage, { flags }: LoadedFlags) => writeStoredFlags(storage, flags),
});
const storeOverridesFx = attach({
  source: $storage,
  effect: (storage, overrides: PartialFlags) => writeOverrides(storage, overrides),
});

/** The flags of the most recent source. */
export const $loadedFlags = createStore<LoadedFlags>(
  { source: 'default', flags: {} },
  { serialize: 'ignore' },
);
/** Flags that were set on this device. Null outside the sandbox, where overrides are not allowed. */
export const $overrides = createStore<PartialFlags | null>(null, { serialize: 'ignore' });

/** The effective value of every flag. */
export const $flags = combine(
  $loadedFlags.map(({ flags }) => flags),
  $overrides,
  (flags, overrides): Flags => ({ ...flagDefaults, ...flags, ...overrides }),
);
/** True while the maintenance screen replaces protected screens. */
export const $isMaintenance = $flags.map(
  ({ PlannedMaintenance, UnplannedMaintenance }) => PlannedMaintenance || UnplannedMaintenance,
);

$loadedFlags
  .on(restoreFlagsFx.doneData, (current, { storedFlags }) =>
    storedFlags ? { source: 'storage', flags: storedFlags } : current,
  )
  .on(flagsReceived, (_, received) => received);
$overrides
  .on(restoreFlagsFx.doneData, (_, { overrides }) => overrides)
  .on(flagOverridden, (overrides, { name, value }) => {
    if (overrides === null) return null;
    const { [name]: _, ...others } = overrides;
    return value === null ? others : { ...others, [name]: value };
  })
  .on(overridesCleared, (overrides) => overrides && {});

// When the application starts, apply the stored flags immediately.
sample({ clock: appStarted, target: restoreFlagsFx });

// When a provider returns flags, store them for the next start.
sample({ clock: flagsReceived, target: storeFlagsFx });

// When a developer overrides a flag, store the override on the device.
sample({
  clock: [flagOverridden, overridesCleared],
  source: $overrides,
  filter: Boolean,
  target: storeOverridesFx,
});
