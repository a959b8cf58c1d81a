export { $build } from './build.ts';
export { serviceOrigin } from './service-origin.ts';
export type { Build, Environment } from '../shared/build.ts';
