import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by the Aegean: white walls, cobalt, thin lines and ample white space. */
export const meltemi = defineBrand({
  id: 'meltemi',
  name: 'Meltemi',
  markets: ['gr'],
  accent: '#0b4fd0',
  palette: {
    accentDark: '#8db8ff',
    spark: '#e0559a',
    neutral: { hue: 255, chroma: 0.006 },
    neutralDark: { hue: 262, chroma: 0.046 },
    pageLightness: 1,
  },
  shape: {
    radius: { control: '0.125rem', card: '0.125rem', sheet: '0.125rem', tag: '9999px' },
    elevation: 'line',
    space: 0.27,
  },
  type: {
    sans: typefaces.commissioner,
    displayWeight: 250,
    displayTracking: -0.02,
    strongWeight: 550,
    ratio: 1.34,
    leading: 1.55,
  },
  logo: {
    // A windmill of the Greek islands.
    mark: {
      viewBox: '0 0 48 48',
      ends: 'sharp',
      shapes: [
        {
          d: 'M24 24L24.0 3.0 32.7 11.1zM24 24L42.2 13.5 39.5 25.1zM24 24L42.2 34.5 30.8 37.9zM24 24L24.0 45.0 15.3 36.9zM24 24L5.8 34.5 8.5 22.9zM24 24L5.8 13.5 17.2 10.1z',
          fill: 'accent',
        },
        { d: 'M46 24a22 22 0 1 1-44 0 22 22 0 0 1 44 0z', stroke: 'current', width: 1.5 },
      ],
    },
    // Each E is drawn as three gusts of wind.
    wordmark: {
      viewBox: '0 0 170 42',
      ends: 'sharp',
      shapes: [
        { d: 'M5 33V10l11 16 11-16v23', stroke: 'current', width: 2 },
        { d: 'M37 10h15M37 21.500h11M37 33h15', stroke: 'accent', width: 2 },
        { d: 'M62 9v24h13', stroke: 'current', width: 2 },
        { d: 'M80 10h18M89 10v23', stroke: 'current', width: 2 },
        { d: 'M106 10h15M106 21.500h11M106 33h15', stroke: 'accent', width: 2 },
        { d: 'M131 33V10l11 16 11-16v23', stroke: 'current', width: 2 },
        { d: 'M164 9v24', stroke: 'current', width: 2 },
      ],
    },
  },
});
