import { createEvent } from 'effector';
import type { Build } from './build.ts';

/**
 * The application is about to render. Fired once per scope; everything that runs from the start begins here.
 */
export const appStarted = createEvent<Build>();
