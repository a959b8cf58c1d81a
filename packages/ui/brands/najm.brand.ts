import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by a star over a road: night indigo, a gold edge and sharp corners. */
export const najm = defineBrand({
  id: 'najm',
  name: 'Najm',
  markets: ['sa'],
  accent: '#312a86',
  palette: {
    accentDark: '#a9a4ff',
    spark: '#e0ab3c',
    neutral: { hue: 285, chroma: 0.007 },
    neutralDark: { hue: 282, chroma: 0.028 },
    pageLightness: 0.965,
    nav: 'accent',
  },
  shape: { corners: 'square', elevation: 'edge', border: 1.5, control: 3.125 },
  type: {
    sans: typefaces.alexandria,
    displayWeight: 700,
    displayTracking: -0.02,
    strongWeight: 600,
    ratio: 1.26,
    leading: 1.55,
  },
  logo: {
    // A road to the horizon, with a star above it.
    mark: {
      viewBox: '0 0 48 48',
      ends: 'sharp',
      shapes: [
        { d: 'm24 1 3.7 9.8 9.8 3.7-9.8 3.7L24 28l-3.7-9.8-9.8-3.7 9.8-3.7z', fill: 'spark' },
        { d: 'M19 31h3.6L21.4 47H6zM29 31h-3.6l1.2 16H42z', fill: 'current' },
      ],
    },
    // The A repeats the road, with the star inside it.
    wordmark: {
      viewBox: '0 0 132 42',
      ends: 'sharp',
      shapes: [
        { d: 'M4 34V8h5.6l12.8 16.8V8H28v26h-5.6L9.6 17.2V34z', fill: 'current' },
        { d: 'M45.7 8h5.6L63 34h-6.2l-8.3-19.4L40.2 34H34z', fill: 'current' },
        { d: 'm48.5 24 3.2 5-3.2 5-3.2-5z', fill: 'spark' },
        { d: 'M82.4 8H88v18.2L82 34h-8.6L68 27.4l4-3.8 3.6 4.8h4l2.8-3.6z', fill: 'current' },
        { d: 'M97 34V8h5.4l10.1 13.4L122.6 8H128v26h-5.6V17.2l-9.9 13-9.9-13V34z', fill: 'current' },
      ],
    },
  },
});
