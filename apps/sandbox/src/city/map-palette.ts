import type { StreetClass } from './city.ts';

export type ColorScheme = 'light' | 'dark';

interface Paint {
  readonly fill: string;
  readonly casing: string;
}

/** Colours of the base map. They are muted, so that markers, riders and areas stand out. */
export interface MapPalette {
  readonly country: string;
  readonly city: string;
  readonly wood: string;
  readonly park: string;
  readonly water: string;
  readonly shore: string;
  readonly building: Paint;
  readonly streets: Readonly<Record<StreetClass, Paint>>;
  readonly text: {
    readonly street: string;
    readonly area: string;
    readonly park: string;
    readonly water: string;
    readonly landmark: string;
    readonly halo: string;
  };
  readonly landmark: string;
}

export const mapPalettes: Readonly<Record<ColorScheme, MapPalette>> = {
  light: {
    country: '#eceee4',
    city: '#f5f3ef',
    wood: '#d6e5cb',
    park: '#cbe5c0',
    water: '#aed3e8',
    shore: '#93c0da',
    building: { fill: '#e7e1d6', casing: '#d6cebf' },
    streets: {
      highway: { fill: '#fbd894', casing: '#dfb25f' },
      primary: { fill: '#fdeec6', casing: '#e3cd97' },
      secondary: { fill: '#ffffff', casing: '#d5cfc3' },
      local: { fill: '#ffffff', casing: '#dcd7cd' },
    },
    text: {
      street: '#5d5a54',
      area: '#77726a',
      park: '#47784a',
      water: '#3f7ea5',
      landmark: '#5a5470',
      halo: '#fdfcfa',
    },
    landmark: '#8a7fb0',
  },
  dark: {
    country: '#171d1d',
    city: '#1d2327',
    wood: '#1b2a24',
    park: '#20352b',
    water: '#14304a',
    shore: '#1d4262',
    building: { fill: '#2a333a', casing: '#38434b' },
    streets: {
      highway: { fill: '#7d6a3f', casing: '#171b1e' },
      primary: { fill: '#5b5340', casing: '#171b1e' },
      secondary: { fill: '#454f57', casing: '#171b1e' },
      local: { fill: '#38424a', casing: '#191e22' },
    },
    text: {
      street: '#b9c2c8',
      area: '#9aa5ac',
      park: '#85b890',
      water: '#7db0d6',
      landmark: '#b9b0dc',
      halo: '#14191c',
    },
    landmark: '#8f84bb',
  },
};
