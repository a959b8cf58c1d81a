import { attach, combine, createEvent, createStore, sample } from 'effector';
import { flagDefaults } from '../../contracts/index.ts';
import type { FlagName, Flags, SomeFlags } from '../../contracts/index.ts';
import { appStarted } from '../environment/index.ts';
import type { Build } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { readLastKnown, readOverrides, writeLastKnown, writeOverrides } from './stored-flags.ts';

/** Who said what the flags are. `storage` is what was known last, `default` the table. */
export type FlagSource = 'default' | 'asia' | 'eu' | 'storage' | 'file';

/** What one source has said; flags that it left out are at their defaults. */
export interface KnownFlags {
  readonly source: FlagSource;
  readonly flags: SomeFlags;
}

/** A provider has given a usable answer. */
export const flagsAnswered = createEvent<KnownFlags>();
/** A developer set a flag by hand, for this device; null puts it back. Means nothing outside the sandbox. */
export const flagOverridden = createEvent<{ readonly name: FlagName; readonly value: boolean | null }>();
/** A developer put all flags back. */
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

/** What the best source so far has said. */
export const $knownFlags = createStore<KnownFlags>({ source: 'default', flags: {} }, { serialize: 'ignore' });
/** What was set by hand; null where that is not possible. */
export const $overrides = createStore<SomeFlags | null>(null, { serialize: 'ignore' });

/** Every flag, as the portal is to take it. */
export const $flags = combine($knownFlags, $overrides, ({ flags }, overrides): Flags => ({
  ...flagDefaults,
  ...flags,
  ...overrides,
}));
/** True while protected screens give way to the maintenance screen. */
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

// When the application starts, what was known last holds at once.
sample({ clock: appStarted, target: restoreFx });

// When a provider has answered, that is what will be known next time.
sample({ clock: flagsAnswered, target: keepFx });

// When a flag was set by hand, the device remembers it.
sample({
  clock: [flagOverridden, overridesCleared],
  source: $overrides,
  filter: Boolean,
  target: keepOverridesFx,
});
