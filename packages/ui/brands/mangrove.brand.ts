import { defineBrand } from '../tokens/define-brand.ts';
import { typefaces } from './typefaces.ts';

/** Inspired by street food at night: deep green, lamp coral and rounded, friendly shapes. */
export const mangrove = defineBrand({
  id: 'mangrove',
  name: 'Mangrove',
  markets: ['bd', 'hk', 'kh', 'la', 'mm', 'my', 'ph', 'pk', 'sg', 'th', 'tw'],
  accent: '#0b6b50',
  palette: {
    accentDark: '#4fd6a4',
    spark: '#ff7d5e',
    neutral: { hue: 166, chroma: 0.011 },
    neutralDark: { hue: 172, chroma: 0.02 },
    pageLightness: 0.968,
    nav: 'accent',
  },
  shape: {
    radius: { control: '0.875rem', card: '1.25rem', sheet: '1.75rem', tag: '9999px' },
    border: 1.5,
  },
  type: {
    sans: typefaces.nunito,
    scripts: {
      Arab: typefaces.notoArabic,
      Beng: typefaces.notoBengali,
      Hans: typefaces.notoSimplified,
      Hant: typefaces.notoTraditional,
      Khmr: typefaces.notoKhmer,
      Laoo: typefaces.notoLao,
      Mymr: typefaces.notoMyanmar,
      Taml: typefaces.notoTamil,
      Thai: typefaces.notoThai,
    },
    languages: {
      ur: typefaces.nastaliqUrdu,
      'zh-Hant': typefaces.notoTraditional,
      'zh-Hant-HK': typefaces.notoHongKong,
    },
    displayWeight: 850,
    strongWeight: 700,
  },
  logo: {
    // A tree crown on stilt roots, with a lamp hanging in it.
    mark: {
      viewBox: '0 0 48 48',
      shapes: [
        {
          d: 'M6 25a9 9 0 0 1 8-9 10.5 10.5 0 0 1 20 0 9 9 0 0 1 8 9z',
          fill: 'current',
          stroke: 'current',
          width: 3,
        },
        { d: 'M24 26v17M23 31c-7 0-11 4-12 12M25 31c7 0 11 4 12 12', stroke: 'current', width: 4 },
        { d: 'M24 13.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', fill: 'spark' },
      ],
    },
    wordmark: {
      viewBox: '0 0 190 44',
      shapes: [
        { d: 'M4 30V12M4 19a6 6 0 0 1 12 0v11M16 19a6 6 0 0 1 12 0v11', stroke: 'current', width: 5 },
        { d: 'M53 12v18M53 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0', stroke: 'current', width: 5 },
        { d: 'M61 30V12M61 20a7 7 0 0 1 14 0v10', stroke: 'current', width: 5 },
        {
          d: 'M100 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0M100 12v19.5a8.5 8.5 0 0 1-15.5 4.7',
          stroke: 'current',
          width: 5,
        },
        { d: 'M109 30V12M109 20a7 7 0 0 1 8-7', stroke: 'current', width: 5 },
        { d: 'M141 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0', stroke: 'spark', width: 5 },
        { d: 'm147 12 7.5 18 7.5-18', stroke: 'current', width: 5 },
        { d: 'M168 21h18a9 9 0 1 0-2.7 6.4', stroke: 'current', width: 5 },
      ],
    },
  },
});
