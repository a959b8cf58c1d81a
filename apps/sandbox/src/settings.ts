import { countryParameterNames, flagNames } from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { Store } from './store/store.ts';

/** Settings of the sandbox. All of them can be changed at run time. */
const settingsSchema = z.strictObject({
  /** Whether the service honours `Idempotency-Key`. Real courier services differ in this. */
  idempotency: z.enum(['honoured', 'ignored']),
  /** `paused` freezes all orders, for benchmarks and screenshots. */
  courier: z.enum(['running', 'paused']),
  /** Simulated seconds per real second. Applies to orders created after the change. */
  speed: z.number().check(z.gte(0.1), z.lte(1000)),
  /** Lifetime of an access token, in seconds. */
  access_token_seconds: z.int().check(z.gte(1), z.lte(86_400)),
  /** Lifetime of a guest's token, in seconds. */
  guest_token_seconds: z.int().check(z.gte(1), z.lte(86_400)),
  /** Guest sessions that one address may create per minute. */
  guests_per_minute: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Registrations that one address may attempt per minute. */
  registrations_per_minute: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Unknown public links that one address may request per minute. */
  link_guesses_per_minute: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Sockets that one address may have open. */
  sockets_per_address: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Added to every fee quoted after the change, in the currency's main unit. Simulates surge pricing. */
  fee_surcharge: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Overrides of the country parameters. */
  parameters: z.partialRecord(z.enum(countryParameterNames), z.string()),
  /** Overrides of the feature flags. */
  flags: z.partialRecord(z.enum(flagNames), z.boolean()),
});
export type Settings = z.output<typeof settingsSchema>;

export const settingsChangeSchema = z.partial(settingsSchema);
type SettingsChange = z.output<typeof settingsChangeSchema>;

/**
 * Narrows the type of a settings change. zod types its keys as possibly undefined, but a change is parsed
 * from JSON, which has no undefined values.
 */
const definedSettings = (change: SettingsChange): Partial<Settings> => change as Partial<Settings>;

const defaultSettings: Settings = {
  idempotency: 'honoured',
  courier: 'running',
  speed: 10,
  access_token_seconds: 3600,
  guest_token_seconds: 86_400,
  guests_per_minute: 120,
  registrations_per_minute: 60,
  link_guesses_per_minute: 30,
  sockets_per_address: 200,
  fee_surcharge: 0,
  parameters: {},
  flags: {},
};

export interface SettingsKeeper {
  current(): Settings;
  change(change: SettingsChange): Settings;
}

const settingsKey = 'settings';

/** Creates the settings from the host's defaults. Changes at run time are kept in the store. */
export const createSettings = (store: Store, host: Partial<Settings>): SettingsKeeper => {
  const defaults = { ...defaultSettings, ...host };
  const readChanges = (): Partial<Settings> => {
    const parsed = settingsChangeSchema.safeParse(store.find('value', settingsKey)?.value);
    return parsed.success ? definedSettings(parsed.data) : {};
  };
  let cached: { readonly record: unknown; readonly settings: Settings } | null = null;
  const current = (): Settings => {
    const record = store.find('value', settingsKey);
    if (cached === null || cached.record !== record)
      cached = { record, settings: { ...defaults, ...readChanges() } };
    return cached.settings;
  };
  return {
    current,
    change(change) {
      store.save([{ table: 'value', record: { id: settingsKey, value: { ...readChanges(), ...change } } }]);
      return current();
    },
  };
};
