import { createEvent } from 'effector';
import type { Build } from './build.ts';

/**
 * The application is about to render. Fires once per scope. Models restore their state and subscribe in
 * response.
 */
export const appStarted = createEvent<Build>();
