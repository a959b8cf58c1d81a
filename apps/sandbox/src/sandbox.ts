import type { CountryCode } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import { createLoginAttempts } from './accounts/login-attempts.ts';
import { createPasswordHashing } from './accounts/password-hashing.ts';
import { createTickets } from './accounts/tickets.ts';
import { createTokens } from './accounts/tokens.ts';
import { createAnalyticsLog } from './analytics/analytics-log.ts';
import { createApp } from './app.ts';
import { cityOf as generatedCityOf } from './city-of.ts';
import type { City } from './city/index.ts';
import { createServiceClock, millisecondsUntil, type Clock } from './clock.ts';
import { createCourier } from './courier/courier.ts';
import { portableCryptography, type Cryptography } from './cryptography/cryptography.ts';
import { randomText } from './cryptography/encoding.ts';
import { createFeeSignatures } from './delivery/fee-signature.ts';
import { inProcessConnectionBreaker, type ConnectionBreaker } from './faults/connection-breaker.ts';
import { createFaults } from './faults/faults.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createCardKeys } from './payments/card-keys.ts';
import { createWallets } from './payments/wallets.ts';
import { createOrderLinks } from './public-links/order-links.ts';
import { seedStore, seededKey } from './seed/seed.ts';
import type { Service } from './service.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSocketHub } from './socket/socket-hub.ts';
import { createSocketLimit } from './socket/socket-limit.ts';
import { expiredRecords } from './store/expired-records.ts';
import { createStore, type Store } from './store/store.ts';
import type { Change } from './store/tables.ts';

export interface SandboxOptions {
  /** Defaults to a store in memory. */
  readonly store?: Store;
  /** Defaults to the machine's clock. */
  readonly clock?: Clock;
  /** UTC time of day at which an empty store starts, in milliseconds since midnight. Defaults to now. */
  readonly startTimeOfDay?: number;
  /** Returns a country's city. Defaults to the generated cities, built on first use. */
  readonly cityOf?: (country: CountryCode) => City;
  /** Overrides of the default settings. */
  readonly settings?: Partial<Settings>;
  /**
   * Breaks the connection of a call when a fault requires it. The default makes the call reject with a
   * `BrokenConnectionError`, because a client in the same process has no connection to break.
   */
  readonly connectionBreaker?: ConnectionBreaker;
  /** Defaults to the portable JavaScript implementation. */
  readonly cryptography?: Cryptography;
  /** Returns the client's IP address. Defaults to null: limits per address then do not apply. */
  readonly addressOf?: (context: Context) => string | null;
  /** Receives internal errors of the service. Defaults to rethrowing them, so that a test fails. */
  readonly report?: (error: Error) => void;
  /** Validates each response against its contract. Defaults to true. Turn it off for performance. */
  readonly validatesResponses?: boolean;
}

export interface Sandbox {
  /** The HTTP interface: `app.request(…)` or `app.fetch(request)`. */
  readonly app: Hono;
  readonly service: Service;
}

const secretKey = 'secret';

const rethrow = (error: Error): void => {
  throw error;
};

/** Assembles the service and fills an empty store with demo data. Starts no timer and opens no port. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const {
    store = createStore(),
    clock: source = { now: () => Date.now() },
    cityOf = generatedCityOf,
  } = options;
  const { cryptography = portableCryptography } = options;
  const clock = createServiceClock(source, store);
  const settings = createSettings(store, options.settings ?? {});

  const readSecret = (): string => {
    const stored = store.find('value', secretKey)?.value;
    if (typeof stored === 'string') return stored;
    const value = randomText();
    store.save([{ table: 'value', record: { id: secretKey, value } }]);
    return value;
  };

  const faults = createFaults();
  const sockets = createSocketHub({ store, clock, faults });
  const save = (changes: readonly Change[]): void => {
    store.save(changes);
    const publish = (): void => {
      for (const change of changes) {
        if (change.table === 'order' && 'record' in change) sockets.publish(change.record);
      }
    };
    const settled = store.settled();
    if (settled === undefined) publish();
    else void settled.then(publish);
  };
  const courier = createCourier({ store, clock, settings, cityOf, save });
  const fillStore = (): void => {
    if (options.startTimeOfDay !== undefined)
      clock.advance(millisecondsUntil(options.startTimeOfDay, clock.now()));
    seedStore({ store, clock, cityOf, speed: settings.current().speed });
  };

  const service: Service = {
    store,
    clock,
    settings,
    cityOf,
    tokens: createTokens({ secret: readSecret, store, clock, settings, cryptography }),
    tickets: createTickets(clock),
    loginAttempts: createLoginAttempts(clock),
    cryptography,
    passwordHashing: createPasswordHashing(cryptography.deriveKey),
    addressOf: options.addressOf ?? (() => null),
    guestLimit: createRateLimit(clock, () => settings.current().guests_per_minute),
    registrationLimit: createRateLimit(clock, () => settings.current().registrations_per_minute),
    guessLimit: createRateLimit(clock, () => settings.current().link_guesses_per_minute),
    socketLimit: createSocketLimit(() => settings.current().sockets_per_address),
    feeSignatures: createFeeSignatures(readSecret, clock, cryptography),
    orderLinks: createOrderLinks(readSecret, store, clock, cryptography),
    wallets: createWallets(readSecret, clock, cryptography),
    cardKeys: createCardKeys(store),
    faults,
    connectionBreaker: options.connectionBreaker ?? inProcessConnectionBreaker,
    sockets,
    courier,
    analytics: createAnalyticsLog(),
    validatesResponses: options.validatesResponses ?? true,
    report: options.report ?? rethrow,
    save,
    reset() {
      sockets.closeAll();
      faults.clear();
      service.loginAttempts.clear();
      service.guestLimit.clear();
      service.registrationLimit.clear();
      service.guessLimit.clear();
      courier.clearCache();
      service.analytics.clear();
      store.clear();
      fillStore();
    },
  };

  if (store.find('value', seededKey) === undefined) fillStore();
  else store.save(expiredRecords(store, clock.now()));
  return { app: createApp(service), service };
};
