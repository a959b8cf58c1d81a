import { createEvent } from 'effector';
import type { Build } from './build.ts';

/** The application is about to show itself; everything that works from the start begins here. Fired once per scope. */
export const appStarted = createEvent<Build>();
