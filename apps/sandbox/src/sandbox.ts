import type { CountryCode } from '@saddlebag/domain/contracts';
import type { Hono } from 'hono';
import { createLoginAttempts } from './accounts/login-attempts.ts';
import { createTickets } from './accounts/tickets.ts';
import { createTokens } from './accounts/tokens.ts';
import { createApp } from './app.ts';
import { cityOf as builtCityOf } from './city-of.ts';
import type { City } from './city/index.ts';
import { createServiceClock, untilTimeOfDay, type Clock } from './clock.ts';
import { createCourier } from './courier/courier.ts';
import { portableCryptography, type Cryptography } from './cryptography/cryptography.ts';
import { randomText } from './cryptography/encoding.ts';
import { createFeeSignatures } from './delivery/fee-signature.ts';
import { inProcessConnection, type Connection } from './faults/connection.ts';
import { createFaults } from './faults/faults.ts';
import { createCardKeys } from './payments/card-keys.ts';
import { createWallets } from './payments/wallets.ts';
import { seed, seededKey } from './seed/seed.ts';
import type { Service } from './service.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSocketHub } from './socket/socket-hub.ts';
import { outdated } from './store/outdated.ts';
import { createStore, type Store } from './store/store.ts';
import type { Change } from './store/tables.ts';

export interface SandboxOptions {
  /** Default: in memory. */
  readonly store?: Store;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** The time of day in UTC at which new data begin, in milliseconds since midnight; default the time it is. */
  readonly beginsAt?: number;
  /** Default: the generated cities, built when needed. */
  readonly cityOf?: (country: CountryCode) => City;
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<Settings>;
  /** How calls are broken off by faults. Default: as rejections, for callers in the same process. */
  readonly connection?: Connection;
  /** Default: in JavaScript. */
  readonly cryptography?: Cryptography;
  /** Hears of errors in the service itself. Default: they are thrown, so that a test sees them. */
  readonly report?: (error: Error) => void;
  /** Checks each answer against its contract. Default true; a host that is measured turns it off. */
  readonly checkAnswers?: boolean;
}

export interface Sandbox {
  /** The HTTP side: `app.request(…)`, `app.fetch(request)`. */
  readonly app: Hono;
  readonly service: Service;
}

const secretKey = 'secret';

const rethrow = (error: Error): void => {
  throw error;
};

/** Puts the service together, with demo data when the store is empty. It starts no timer and opens no port. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const { store = createStore(), clock: source = { now: () => Date.now() }, cityOf = builtCityOf } = options;
  const { cryptography = portableCryptography } = options;
  const clock = createServiceClock(source, store);
  const settings = createSettings(store, options.settings ?? {});

  const secret = (): string => {
    const kept = store.find('value', secretKey)?.value;
    if (typeof kept === 'string') return kept;
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
  const plant = (): void => {
    if (options.beginsAt !== undefined) clock.advance(untilTimeOfDay(options.beginsAt, clock.now()));
    seed({ store, clock, cityOf, speed: settings.current().speed });
  };

  const service: Service = {
    store,
    clock,
    settings,
    cityOf,
    tokens: createTokens({ secret, store, clock, settings, cryptography }),
    tickets: createTickets(clock),
    loginAttempts: createLoginAttempts(clock),
    cryptography,
    feeSignatures: createFeeSignatures(secret, clock, cryptography),
    wallets: createWallets(secret, clock, cryptography),
    cardKeys: createCardKeys(store),
    faults,
    connection: options.connection ?? inProcessConnection,
    sockets,
    courier,
    checkAnswers: options.checkAnswers ?? true,
    report: options.report ?? rethrow,
    save,
    reset() {
      sockets.closeAll();
      faults.clear();
      service.loginAttempts.clear();
      courier.forget();
      store.clear();
      plant();
    },
  };

  if (store.find('value', seededKey) === undefined) plant();
  else store.save(outdated(store, clock.now()));
  return { app: createApp(service), service };
};
