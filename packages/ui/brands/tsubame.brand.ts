import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** A swallow on paper: black ink, one touch of vermilion, many lines close together, each exact. */
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
  map: { pickup: '#1f1d1b', dropoff: '#d83a22', route: '#d83a22' },
  overrides: { light: { 'nav-mark': '#d83a22' }, dark: { 'nav-mark': '#ff6a4d' } },
  logo: {
    // Seen from above: swept wings, a forked tail, the red throat.
    mark: {
      viewBox: '0 0 48 48',
      ends: 'sharp',
      shapes: [
        {
          d: 'M1 13c10-1.5 17 1 20 6.500V17a3 3 0 0 1 6 0v2.500C30 14 37 11.5 47 13c-8 3-13.5 7.5-16.5 13L36 46 24 33.5 12 46l5.5-20C14.5 20.5 9 16 1 13z',
          fill: 'current',
        },
        { d: 'M24 5a3.2 3.2 0 1 1 0 6.400A3.2 3.2 0 0 1 24 5z', fill: 'spark' },
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
