import { attach, combine, createEvent, createStore, sample } from 'effector';
import { flagDefaults } from '../../contracts/index.ts';
import type { FlagName, Flags, SomeFlags } from '../../contracts/index.ts';
import { appStarted } from '../environment/index.ts';
import type { Build } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { readLastKnown, readOverrides, writeLastKnown, writeOverrides } from './stored-flags.ts';

/**
 * The origin of the current flags. `storage` holds the flags of the last successful refresh, `default` stands
 * for the flag table.
 */
export type FlagSource = 'default' | 'asia' | 'eu' | 'storage' | 'file';

/** The flags of one source. Missing flags have their default value. */
export interface KnownFlags {
  readonly source: FlagSource;
  readonly flags: SomeFlags;
}

/** A provider returned flags. */
export const flagsAnswered = createEvent<KnownFlags>();
/** A developer set a flag on this device. Null removes the override. Ignored outside the sandbox. */
export const flagOverridden = createEvent<{ readonly name: FlagName; readonly value: boolean | null }>();
/** A developer removed all overrides. */
export const overridesCleared = createEvent();

const restoreFx = attach({
  source: $storage,
  effect: (storage, { environment }: Build) => ({
    lastKnown: readLastKnown(storage),
    overrides: environment === 'sandbox' ? readOverrides(storage) : null,
  }),
});
const keepFx = attach({
  source: $storage,
  effect: (storage, { flags }: KnownFlags) => writeLastKnown(storage, flags),
});
const keepOverridesFx = attach({
  source: $storage,
  effect: (storage, overrides: SomeFlags) => writeOverrides(storage, overrides),
});

/** The flags of the most recent source. */
export const $knownFlags = createStore<KnownFlags>({ source: 'default', flags: {} }, { serialize: 'ignore' });
/** Flags that were set on this device. Null outside the sandbox, where overrides are not allowed. */
export const $overrides = createStore<SomeFlags | null>(null, { serialize: 'ignore' });

/** The effective value of every flag. */
export const $flags = combine($knownFlags, $overrides, ({ flags }, overrides): Flags => ({
  ...flagDefaults,
  ...flags,
  ...overrides,
}));
/** True while the maintenance screen replaces protected screens. */
export const $isMaintenance = $flags.map(
  ({ PlannedMaintenance, UnplannedMaintenance }) => PlannedMaintenance || UnplannedMaintenance,
);

$knownFlags
  .on(restoreFx.doneData, (known, { lastKnown }) =>
    lastKnown ? { source: 'storage', flags: lastKnown } : known,
  )
  .on(flagsAnswered, (_, answer) => answer);
$overrides
  .on(restoreFx.doneData, (_, { overrides }) => overrides)
  .on(flagOverridden, (overrides, { name, value }) => {
    if (overrides === null) return null;
    const { [name]: _, ...others } = overrides;
    return value === null ? others : { ...others, [name]: value };
  })
  .on(overridesCleared, (overrides) => overrides && {});

// When the application starts, apply the stored flags immediately.
sample({ clock: appStarted, target: restoreFx });

// When a provider returns flags, store them for the next start.
sample({ clock: flagsAnswered, target: keepFx });

// When a developer overrides a flag, store the override on the device.
sample({
  clock: [flagOverridden, overridesCleared],
  source: $overrides,
  filter: Boolean,
  target: keepOverridesFx,
});
