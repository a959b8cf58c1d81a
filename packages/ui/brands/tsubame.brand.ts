import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by a swallow drawn in ink: black, a touch of vermilion, and dense, precise lines. */
export const tsubame = defineBrand({
  id: 'tsubame',
  name: 'Tsubame',
  markets: ['jp'],
  accent: '#1f1d1b',
  palette: {
    accentDark: '#f3efe6',
    spark: '#e5432a',
    neutral: { hue: 85, chroma: 0.006 },
    pageLightness: 0.97,
  },
  shape: { corners: 'square', radius: { tag: '0.0625rem' }, elevation: 'rule', space: 0.25, control: 2.75 },
  type: {
    sans: typefaces.mPlus1,
    displayWeight: 600,
    displayTracking: 0.01,
    strongWeight: 600,
    ratio: 1.13,
    leading: 1.5,
  },
  density: 'compact',
  map: { dropoff: '#d83a22', route: '#d83a22' },
  overrides: { light: { 'nav-mark': '#d83a22' }, dark: { 'nav-mark': '#ff6a4d' } },
  logo: {
    // A swallow from above: swept wings, a forked tail and a red throat.
    mark: {
      viewBox: '0 0 48 48',
      ends: 'sharp',
      shapes: [
        {
          d: 'M36.3 8.5C37.4 11.9 36.5 15.5 34.7 18.5C40.0 24.5 42.3 31.9 39.9 41.2C38.3 33.7 35.0 29.3 30.0 26.0L17.8 48.8L18.8 30.9L1.6 36.2L20.8 18.8C16.4 14.8 11.3 12.6 3.6 12.9C12.2 8.3 19.9 8.8 27.0 12.4C29.4 10.0 32.8 8.2 36.3 8.5z',
          fill: 'current',
        },
        { d: 'M31.7 11.6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z', fill: 'spark' },
      ],
    },
    wordmark: {
      viewBox: '0 0 172 40',
      ends: 'sharp',
      shapes: [
        { d: 'M10 6v19a5 5 0 0 0 5 5h3.500M4 13.500h14', stroke: 'current', width: 3.5 },
        {
          d: 'M38 17c-1.2-2.5-3.5-3.7-6.5-3.7-3.6 0-6 1.6-6 4.2 0 5.8 13 2.6 13 8.6 0 2.7-2.7 4.2-6.5 4.2-3.5 0-6-1.4-7.2-4',
          stroke: 'current',
          width: 3.5,
        },
        { d: 'M46.5 12v10a7.5 7.5 0 0 0 15 0V12M61.5 20v11.5', stroke: 'current', width: 3.5 },
        {
          d: 'M70.5 3v28.500M70.5 21.500a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0z',
          stroke: 'current',
          width: 3.5,
        },
        {
          d: 'M111.5 12v19.500M111.5 21.500a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z',
          stroke: 'current',
          width: 3.5,
        },
        {
          d: 'M120.5 31.500V12M120.5 19.500a6 6 0 0 1 12 0v12M132.5 19.500a6 6 0 0 1 12 0v12',
          stroke: 'current',
          width: 3.5,
        },
        { d: 'M152.5 21.500h16a8.2 8.2 0 1 0-2.6 6.2', stroke: 'current', width: 3.5 },
      ],
    },
  },
});
