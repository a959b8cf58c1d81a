import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by the far north: slate, ice and one line of aurora. Plain and precise. */
export const fjord = defineBrand({
  id: 'fjord',
  name: 'Fjord',
  markets: ['at', 'cz', 'fi', 'hu', 'no', 'se'],
  accent: '#3a5876',
  palette: {
    accentDark: '#66e8b4',
    spark: '#54e0a8',
    neutral: { hue: 238, chroma: 0.013 },
    neutralDark: { hue: 245, chroma: 0.02 },
    pageLightness: 0.962,
    nav: 'ink',
  },
  shape: {
    radius: { control: '0.5rem', card: '0.625rem', sheet: '0.75rem', tag: '0.375rem' },
    elevation: 'flat',
    control: 2.875,
  },
  type: {
    sans: typefaces.schibstedGrotesk,
    displayWeight: 600,
    displayTracking: -0.015,
    strongWeight: 500,
    ratio: 1.18,
  },
  map: { route: '#0f9d6b' },
  logo: {
    // The walls of a fjord, with light on the water.
    mark: {
      viewBox: '0 0 48 48',
      ends: 'sharp',
      shapes: [
        { d: 'M3 6h5.600L24 35.6 39.4 6H45L24 46z', fill: 'current' },
        { d: 'M14 6h20l-2.3 4.400H16.300zM18.4 14.400h11.200L27.3 18.800h-6.600z', fill: 'spark' },
      ],
    },
    wordmark: {
      viewBox: '0 0 94 42',
      ends: 'sharp',
      shapes: [
        { d: 'M17 5h-2.500A5.5 5.5 0 0 0 9 10.500V31M3 14h13', stroke: 'current', width: 3 },
        { d: 'M26 12.500v21a4.5 4.5 0 0 1-4.5 4.500H18', stroke: 'current', width: 3 },
        { d: 'M24.2 4.500h3.600v3.600h-3.600z', fill: 'spark' },
        { d: 'M51 21.500a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z', stroke: 'current', width: 3 },
        { d: 'M60 31V12.500M60 21c0-4.5 2.8-7 7.5-7H69', stroke: 'current', width: 3 },
        { d: 'M89 3v28M89 21.500a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z', stroke: 'current', width: 3 },
      ],
    },
  },
});
