import { fork, type Scope, type ValueMap } from 'effector';
// Preloaded, because the first call of a test must not wait for a chunk while the virtual clock is stopped.
import '../api/execute-call.ts';
import '../account/session/renew-session.model.ts';
import type { Session, Vendor } from '../api/entities.ts';
import { loadVendorsFx } from '../api/vendors.ts';
import { writeStoredSession } from '../account/session/stored-session.ts';
import { $clock } from '../platform/ports/clock.ts';
import { $fetch, type FetchPort } from '../platform/ports/fetch.ts';
import { $frameScheduler } from '../platform/ports/frames.ts';
import { $locks, createMemoryLocks } from '../platform/ports/locks.ts';
import { $network } from '../platform/ports/network.ts';
import type {
  Clock,
  FrameScheduler,
  KeyValueStorage,
  Locks,
  NetworkStatus,
  PageVisibility,
  RandomSource,
  Reporter,
  SocketFactory,
  Tabs,
} from '../platform/ports/ports.ts';
import { $random } from '../platform/ports/random.ts';
import { $reporter } from '../platform/ports/reporter.ts';
import { $socketFactory } from '../platform/ports/sockets.ts';
import { $storage, createMemoryStorage } from '../platform/ports/storage.ts';
import { $visibility } from '../platform/ports/visibility.ts';
import { $tabs } from '../platform/ports/tabs.ts';
import { createFakeFrames } from './fake-frames.ts';
import { createFakeNetwork } from './fake-network.ts';
import { createFakeSockets } from './fake-sockets.ts';
import { createFakeVisibility } from './fake-visibility.ts';
import { createSharedTabs } from './shared-tabs.ts';
import { createSeededRandom } from './seeded-random.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** Pairs of store and value for `fork`. */
type ForkValues = Extract<ValueMap, readonly unknown[]>;
/** Pairs of effect and replacement for `fork`. */
type ForkHandlers = Extract<
  NonNullable<NonNullable<Parameters<typeof fork>[1]>['handlers']>,
  readonly unknown[]
>;

export interface Seed {
  readonly clock?: Clock;
  readonly storage?: KeyValueStorage;
  readonly locks?: Locks;
  readonly random?: RandomSource;
  readonly sockets?: SocketFactory;
  readonly frames?: FrameScheduler;
  readonly visibility?: PageVisibility;
  readonly network?: NetworkStatus;
  /** By default, the tab is alone. */
  readonly tabs?: Tabs;
  readonly fetch?: FetchPort;
  readonly reporter?: Reporter;
  /** The session in storage before the start. `appStarted` restores it. */
  readonly session?: Session;
  /** The vendors of the account, returned without a call. */
  readonly vendors?: readonly Vendor[];
  /** Additional stores and handlers for `fork`. */
  readonly values?: ForkValues;
  readonly handlers?: ForkHandlers;
}

/** Fails every call as offline, so that a test notices a call without a stub. */
const offlineFetch: FetchPort = () => Promise.reject(new TypeError('Failed to fetch'));

/** Creates a scope without real timers, network or storage. */
export const seedScope = ({ session, vendors, values = [], handlers = [], ...ports }: Seed = {}): Scope => {
  const storage = ports.storage ?? createMemoryStorage();
  if (session) writeStoredSession(storage, session, 0);
  return fork({
    values: [
      [$clock, ports.clock ?? createVirtualClock()],
      [$storage, storage],
      [$locks, ports.locks ?? createMemoryLocks()],
      [$random, ports.random ?? createSeededRandom()],
      [$socketFactory, ports.sockets ?? createFakeSockets()],
      [$frameScheduler, ports.frames ?? createFakeFrames()],
      [$visibility, ports.visibility ?? createFakeVisibility()],
      [$network, ports.network ?? createFakeNetwork()],
      [$tabs, ports.tabs ?? createSharedTabs().openTab().tabs],
      [$fetch, ports.fetch ?? offlineFetch],
      [$reporter, ports.reporter ?? { report: () => undefined }],
      ...values,
    ],
    handlers: [
      ...(vendors ? [[loadVendorsFx, () => vendors] as [typeof loadVendorsFx, () => typeof vendors]] : []),
      ...handlers,
    ],
  });
};
