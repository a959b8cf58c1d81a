import type { CountryCode } from '@saddlebag/domain/contracts';
import type { Context } from 'hono';
import type { LoginAttempts } from './accounts/login-attempts.ts';
import type { PasswordHashing } from './accounts/password-hashing.ts';
import type { Tickets } from './accounts/tickets.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { AnalyticsLog } from './analytics/analytics-log.ts';
import type { City } from './city/index.ts';
import type { ServiceClock } from './clock.ts';
import type { Courier } from './courier/courier.ts';
import type { Cryptography } from './cryptography/cryptography.ts';
import type { FeeSignatures } from './delivery/fee-signature.ts';
import type { ConnectionBreaker } from './faults/connection-breaker.ts';
import type { Faults } from './faults/faults.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { CardKeys } from './payments/card-keys.ts';
import type { Wallets } from './payments/wallets.ts';
import type { OrderLinks } from './public-links/order-links.ts';
import type { SettingsKeeper } from './settings.ts';
import type { SocketHub } from './socket/socket-hub.ts';
import type { SocketLimit } from './socket/socket-limit.ts';
import type { Store } from './store/store.ts';
import type { Change } from './store/tables.ts';

/** State, settings and functions that all handlers share. */
export interface Service {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly settings: SettingsKeeper;
  readonly cityOf: (country: CountryCode) => City;
  readonly tokens: Tokens;
  readonly tickets: Tickets;
  readonly loginAttempts: LoginAttempts;
  readonly cryptography: Cryptography;
  readonly passwordHashing: PasswordHashing;
  /** Returns the client's IP address. Null if the host does not know it. Limits per address then do not apply. */
  readonly addressOf: (context: Context) => string | null;
  readonly guestLimit: RateLimit;
  readonly registrationLimit: RateLimit;
  /** Counts requests for public links that do not exist. */
  readonly guessLimit: RateLimit;
  readonly socketLimit: SocketLimit;
  readonly feeSignatures: FeeSignatures;
  readonly orderLinks: OrderLinks;
  readonly wallets: Wallets;
  readonly cardKeys: CardKeys;
  readonly faults: Faults;
  readonly connectionBreaker: ConnectionBreaker;
  readonly sockets: SocketHub;
  readonly courier: Courier;
  readonly analytics: AnalyticsLog;
  /** Whether each response is validated against its contract before it is sent. On in tests. */
  readonly validatesResponses: boolean;
  /** Receives unexpected errors. The client only gets a 500. */
  readonly report: (error: Error) => void;
  /** Saves the changes, then publishes each changed order to the sockets. */
  save(changes: readonly Change[]): void;
  /** Restores the initial state: demo data, real time, default settings, no faults and no sessions. */
  reset(): void;
}
