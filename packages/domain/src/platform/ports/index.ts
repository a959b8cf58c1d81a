export { $clock, systemClock } from './clock.ts';
export { createConnection, type ConnectionOptions, type ConnectionState } from './connection.ts';
export { $fetch, type FetchPort } from './fetch.ts';
export { $frameScheduler, platformFrames } from './frames.ts';
export { createHiddenPause } from './hidden-pause.ts';
export { createKeptForm, type KeptFormOptions } from './kept-form.ts';
export { $locks, createBrowserLocks, createMemoryLocks } from './locks.ts';
export { createPoller } from './poller.ts';
export type {
  Clock,
  Durability,
  FrameScheduler,
  KeyValueStorage,
  Locks,
  NetworkStatus,
  PageVisibility,
  RandomSource,
  Reporter,
  SocketConnection,
  SocketFactory,
  SocketHandlers,
  TabCandidacy,
  TabChannel,
  Tabs,
} from './ports.ts';
export { $random, platformRandom } from './random.ts';
export { $reporter, consoleReporter } from './reporter.ts';
export { createScopeRunner } from './scope-runner.ts';
export { createSharedPoller } from './shared-poller.ts';
export { $socketFactory, platformSockets } from './sockets.ts';
export { $storage, createBrowserStorage, createMemoryStorage } from './storage.ts';
export { createTabGroup, type TabRole } from './tab-group.ts';
export { $tabs, soloTabs } from './tabs.ts';
export { createTicker } from './ticker.ts';
export { createTimer } from './timer.ts';
export { $visibility } from './visibility.ts';
