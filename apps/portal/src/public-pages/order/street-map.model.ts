import { createEvent } from 'effector';
import { $baseMapEngine } from './base-map.ts';

/** The recipient asked for the streets below the pins. */
export const streetMapRequested = createEvent();

/** Widths from which a page loads the streets by itself. Narrower screens are phones on mobile data. */
const wideScreen = '(min-width: 48rem)';

/** Returns the engine with which the map starts: the picture with pins on a phone. */
export const firstEngine = (): 'auto' | 'static' =>
  window.matchMedia(wideScreen).matches ? 'auto' : 'static';

$baseMapEngine.on(streetMapRequested, () => 'auto');
