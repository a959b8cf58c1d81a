import { createStore } from 'effector';
import { exampleMarket } from '../../contracts/index.ts';
import { appStarted } from './app-started.ts';
import type { Build } from './build.ts';
import { serviceOrigin } from './service-origin.ts';

/** The build of the portal. Until `appStarted` sets it, the example build of the specification. */
export const $build = createStore<Build>({
  environment: 'sandbox',
  market: exampleMarket,
  brand: 'mangrove',
}).on(appStarted, (_, build) => build);

/** The origin of the service that the build calls. '' for the sandbox. */
export const $serviceOrigin = $build.map(({ environment, market }) => serviceOrigin(environment, market));
