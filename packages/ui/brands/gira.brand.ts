import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by a market square at noon: sunflower yellow, ink, bold letters and hard shadows. */
export const gira = defineBrand({
  id: 'gira',
  name: 'Gira',
  // prettier-ignore
  markets: ['am', 'ba', 'bg', 'ci', 'es', 'ge', 'hr', 'it', 'ke', 'kg', 'kz', 'ma', 'md', 'me', 'ng', 'pl', 'pt', 'ro', 'rs', 'tn', 'ua', 'ug'],
  accent: '#26233f',
  palette: {
    accentDark: '#ffcd3c',
    spark: '#ffc527',
    neutral: { hue: 92, chroma: 0.014 },
    neutralDark: { hue: 290, chroma: 0.018 },
    pageLightness: 0.978,
    nav: 'spark',
  },
  shape: {
    radius: { control: '0.75rem', card: '1rem', sheet: '1.25rem', tag: '0.5rem' },
    elevation: 'block',
    border: 2,
    space: 0.255,
    control: 3.25,
  },
  type: {
    sans: typefaces.rubik,
    display: typefaces.unbounded,
    scripts: { Armn: typefaces.notoArmenian, Geor: typefaces.notoGeorgian },
    displayWeight: 750,
    displayTracking: -0.04,
    strongWeight: 600,
    ratio: 1.2,
  },
  map: { route: '#c2410c', dropoff: '#c2410c' },
  overrides: {
    light: { 'border-strong': '#26233f', 'accent-subtle': '#ffefbd', 'on-accent-subtle': '#26233f' },
  },
  logo: {
    // A sunflower with a market square as its centre.
    mark: {
      viewBox: '0 0 48 48',
      shapes: [
        {
          d: 'M24.0 9.5L24.0 5.5M34.3 13.7L37.1 10.9M38.5 24.0L42.5 24.0M34.3 34.3L37.1 37.1M24.0 38.5L24.0 42.5M13.7 34.3L10.9 37.1M9.5 24.0L5.5 24.0M13.7 13.7L10.9 10.9',
          stroke: 'current',
          width: 8,
        },
        { d: 'M20.5 20.500h7v7h-7z', fill: 'current', stroke: 'current', width: 4 },
      ],
    },
    wordmark: {
      viewBox: '0 0 92 46',
      shapes: [
        {
          d: 'M24 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0M24 12.500v20a8.5 8.5 0 0 1-15.5 4',
          stroke: 'current',
          width: 8,
        },
        { d: 'M37 15v15', stroke: 'current', width: 8 },
        { d: 'M37 2.5 39.5 5 37 7.5 34.5 5z', fill: 'current', stroke: 'current', width: 3 },
        { d: 'M50 30V12.500M50 21a8 8 0 0 1 8-8', stroke: 'current', width: 8 },
        { d: 'M86 12.500V30M86 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0', stroke: 'current', width: 8 },
      ],
    },
  },
});
