export { $build, $serviceOrigin } from './build.model.ts';
export { serviceOrigin } from './service-origin.ts';
export type { Build, Environment } from './build.ts';
export { appStarted } from './app-started.ts';
export { environmentSuffix } from './build.ts';
