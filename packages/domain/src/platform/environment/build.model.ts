import { createStore } from 'effector';
import { appStarted } from './app-started.ts';
import type { Build } from './build.ts';

/** What this portal was built for; the build of the notes until the application has said otherwise. */
export const $build = createStore<Build>({ environment: 'sandbox', country: 'bd', brand: 'mangrove' }).on(
  appStarted,
  (_, build) => build,
);
