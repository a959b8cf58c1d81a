import { createStore } from 'effector';
import type { MapViewProps } from '@saddlebag/ui/map';

/*
 * Not taken from the widget city-map, whose models of vendors and sessions would join the page.
 */

/** The engine that draws the base map. Stories replace `auto` with the static picture. */
export const $baseMapEngine = createStore<NonNullable<MapViewProps['engine']>>('auto', {
  serialize: 'ignore',
});

/** Returns the URL of a country's map style in a light or dark scheme. */
export const baseMapUrl = (country: string, scheme: 'light' | 'dark'): string =>
  `/map/${encodeURIComponent(country)}/style.json?scheme=${scheme}`;
