import { createStore } from 'effector';
import { appStarted } from './app-started.ts';
import type { Build } from './build.ts';

/** The build of the portal. Until `appStarted` sets it, the example build of the specification. */
export const $build = createStore<Build>({ environment: 'sandbox', country: 'bd', brand: 'mangrove' }).on(
  appStarted,
  (_, build) => build,
);
