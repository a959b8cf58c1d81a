import type { ChartTone } from './chart.types.ts';

/** Default colours of the series, in order. Neighbouring colours also differ in lightness. */
export const tones: readonly ChartTone[] = ['accent', 'warning', 'info', 'neutral', 'danger'];

/** Dash patterns of the lines. The first line is solid. */
export const dashes: readonly (string | undefined)[] = [undefined, '8 5', '2 5', '12 5 2 5', '16 5'];

/** SVG path data of the symbols that mark the points of a line, centred on 0,0 and about 10 units wide. */
export const marks: readonly string[] = [
  'M0-5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  'M-4.5-4.5h9v9h-9z',
  'M0-5.5 5.5 4.5h-11z',
  'M0-6 6 0 0 6-6 0z',
  'M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
];

/** SVG path data of the hatch lines inside an 8 by 8 tile. The first series is solid and has none. */
export const hatches: readonly string[] = [
  '',
  'M-2 10 10-2M-6 6 6-6M2 14 14 2',
  'M0 2h8M0 6h8',
  'M2 0v8M6 0v8',
  'M0 4h8M4 0v8',
];

/** Returns the style at an index, starting over after the last style. */
export const styleAt = <Style>(styles: readonly Style[], index: number): Style | undefined =>
  styles[index % styles.length];
