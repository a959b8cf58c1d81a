export { buildCheckStarted } from './build-check.model.ts';
export type { RunningPage } from './running-page.ts';
