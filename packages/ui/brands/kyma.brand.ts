import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by a wave on a warm evening: turquoise and apricot, with no sharp corners. */
export const kyma = defineBrand({
  id: 'kyma',
  name: 'Kyma',
  markets: ['cy'],
  accent: '#007d87',
  palette: {
    accentDark: '#4fdcd8',
    spark: '#ffab78',
    neutral: { hue: 58, chroma: 0.013 },
    neutralDark: { hue: 342, chroma: 0.022 },
    pageLightness: 0.972,
    nav: 'vivid',
  },
  shape: { corners: 'round', border: 1.5, space: 0.265, control: 3.375 },
  type: {
    sans: typefaces.manrope,
    display: typefaces.comfortaa,
    displayWeight: 650,
    displayTracking: -0.03,
    strongWeight: 650,
    ratio: 1.24,
    leading: 1.55,
  },
  logo: {
    // A wave about to break over the sun.
    mark: {
      viewBox: '0 0 48 48',
      shapes: [
        {
          d: 'M1 42c11 0 12.5-9 15-18.5C18.5 13 26 6 34.5 7.5 42.5 9 47 16 46 24c-2.5-6-8-8.5-13-6-6.5 3.5-6.5 11.5-2 16.5C34.5 39 40 42 47 42z',
          fill: 'current',
        },
        { d: 'M39 24.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', fill: 'spark' },
      ],
    },
    // The m and the a continue the stroke of the y like waves.
    wordmark: {
      viewBox: '0 0 116 44',
      shapes: [
        { d: 'M6 4v26M19 13 7 22.5 20 30', stroke: 'current', width: 5 },
        { d: 'M30 13v8a8 8 0 0 0 16 0v-8M46 21v9a8 8 0 0 1-14 5.5', stroke: 'current', width: 5 },
        { d: 'M56 30V20a7 7 0 0 1 14 0v10M70 20a7 7 0 0 1 14 0v10', stroke: 'current', width: 5 },
        { d: 'M110 13v17M110 21.500a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z', stroke: 'current', width: 5 },
      ],
    },
  },
});
