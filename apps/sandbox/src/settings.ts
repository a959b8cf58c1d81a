import { countryParameterNames, flagNames } from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { Store } from './store/store.ts';

/** How the sandbox plays its part; each can be changed while it runs. */
export const settingsSchema = z.strictObject({
  /** Whether `Idempotency-Key` has a meaning, as in some courier services, or none, as in others. */
  idempotency: z.enum(['honoured', 'ignored']),
  /** `paused` leaves orders as they are: for measurements, and for screens that must not change. */
  courier: z.enum(['running', 'paused']),
  /** How many simulated seconds go by in one second, for orders that come in from now on. */
  speed: z.number().check(z.gte(0.1), z.lte(1000)),
  /** Life of an access token, in seconds. */
  access_token_seconds: z.int().check(z.gte(1), z.lte(86_400)),
  /** Life of a guest's token, in seconds. */
  guest_token_seconds: z.int().check(z.gte(1), z.lte(86_400)),
  /** What every fee that is quoted from now on is dearer by, in the currency's main unit: as on a rainy evening. */
  fee_surcharge: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Country parameters that differ from the country's own. */
  parameters: z.partialRecord(z.enum(countryParameterNames), z.string()),
  /** Feature flags that differ from what the sandbox's providers say otherwise. */
  flags: z.partialRecord(z.enum(flagNames), z.boolean()),
});
export type Settings = z.output<typeof settingsSchema>;

export const settingsChangeSchema = z.partial(settingsSchema);
export type SettingsChange = z.output<typeof settingsChangeSchema>;

/**
 * Restores the exact optional keys of a change. zod types them as possibly undefined, but a change is parsed from JSON,
 * which has no undefined values.
 */
const definedSettings = (change: SettingsChange): Partial<Settings> => change as Partial<Settings>;

export const defaultSettings: Settings = {
  idempotency: 'honoured',
  courier: 'running',
  speed: 10,
  access_token_seconds: 3600,
  guest_token_seconds: 86_400,
  fee_surcharge: 0,
  parameters: {},
  flags: {},
};

export interface SettingsKeeper {
  current(): Settings;
  change(change: SettingsChange): Settings;
}

const settingsKey = 'settings';

/** Settings over the host's own defaults; what was changed at run time is kept in the store. */
export const createSettings = (store: Store, host: Partial<Settings>): SettingsKeeper => {
  const defaults = { ...defaultSettings, ...host };
  const changed = (): Partial<Settings> => {
    const parsed = settingsChangeSchema.safeParse(store.find('value', settingsKey)?.value);
    return parsed.success ? definedSettings(parsed.data) : {};
  };
  let known: { readonly record: unknown; readonly settings: Settings } | null = null;
  const current = (): Settings => {
    const record = store.find('value', settingsKey);
    if (known === null || known.record !== record)
      known = { record, settings: { ...defaults, ...changed() } };
    return known.settings;
  };
  return {
    current,
    change(change) {
      store.save([{ table: 'value', record: { id: settingsKey, value: { ...changed(), ...change } } }]);
      return current();
    },
  };
};
