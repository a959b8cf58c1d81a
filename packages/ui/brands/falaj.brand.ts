import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by desert irrigation channels: teal on sand, thin lines and generous spacing. */
export const falaj = defineBrand({
  id: 'falaj',
  name: 'Falaj',
  markets: ['ae', 'bh', 'eg', 'jo', 'kw', 'om', 'qa'],
  accent: '#0d7480',
  palette: {
    accentDark: '#6fcbd2',
    spark: '#c9793f',
    neutral: { hue: 80, chroma: 0.017 },
    neutralDark: { hue: 62, chroma: 0.011 },
    pageLightness: 0.958,
  },
  shape: { corners: 'crisp', elevation: 'line', space: 0.28125, control: 3.25 },
  type: {
    sans: typefaces.readexPro,
    scripts: { Beng: typefaces.notoBengali },
    displayWeight: 350,
    strongWeight: 500,
    ratio: 1.28,
    leading: 1.6,
  },
  logo: {
    // The arch of a channel outlet, with the sun above the water.
    mark: {
      viewBox: '0 0 48 48',
      shapes: [
        { d: 'M7 43V23a17 17 0 0 1 34 0v20', stroke: 'current', width: 2.5 },
        { d: 'M24 15.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z', fill: 'spark' },
        {
          d: 'M13 31c3.7-3 7.3-3 11 0s7.3 3 11 0M13 37c3.7-3 7.3-3 11 0s7.3 3 11 0M13 43c3.7-3 7.3-3 11 0s7.3 3 11 0',
          stroke: 'accent',
          width: 2.5,
        },
      ],
    },
    // The tail of the j forms the channel, which runs below the whole name.
    wordmark: {
      viewBox: '0 0 92 46',
      shapes: [
        { d: 'M18 6.3a6.5 6.5 0 0 0-8 6.3V30M4 14.5h12.5', stroke: 'current', width: 3 },
        { d: 'M39 14v16M39 22a8 8 0 1 1-16 0 8 8 0 0 1 16 0', stroke: 'current', width: 3 },
        { d: 'M49 5v25', stroke: 'current', width: 3 },
        { d: 'M75 14v16M75 22a8 8 0 1 1-16 0 8 8 0 0 1 16 0', stroke: 'current', width: 3 },
        {
          d: 'M86 14v17c0 5-4 8-9.5 8-8 0-9.5-3-18-3s-10 3-18 3-10-3-18-3S13 39 5 39',
          stroke: 'accent',
          width: 3,
        },
        { d: 'M86 5a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 86 5z', fill: 'spark' },
      ],
    },
  },
});
