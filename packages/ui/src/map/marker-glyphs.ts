import type { MarkerKind } from './map-store.ts';

/**
 * Symbols of the pins, on a 20 by 20 grid. Their shapes differ, so that colour is not the only distinction.
 */
export const markerGlyphs: Readonly<Record<MarkerKind, string>> = {
  vendor:
    'M3.7 9.5V17h12.6V9.5M4.3 3h11.4L17.5 7.6a2.5 2.5 0 0 1-5 .3 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5-.3zM8 17v-4.3h4V17',
  pickup: 'm10 2.6 6.6 3.5v7.8L10 17.4l-6.6-3.5V6.1zM3.6 6.2 10 9.6l6.4-3.4M10 9.6v7.6M6.7 4.4l6.4 3.4',
  dropoff: 'm2.8 9.5 7.2-6.3 7.2 6.3M4.8 8v9h10.4V8M8.2 17v-4.6h3.6V17',
  rider:
    'M2.5 14.6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M13.1 14.6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M7.1 14.6h4.2c.5-2.3 1.7-3.7 3.6-4.2L13 4.5h2.4M2.6 9.9h6.2l1.9 3.3M3.3 5.4h4.6v4.4H3.3z',
};
