import type { ColorName } from './names.ts';

/** A token, or the colour of the text around the drawing, so that it follows the theme. */
export type Paint = ColorName | 'current';

/** One stroke or shape of a drawing. */
export interface ArtworkPath {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** Stroke width in units of the view box. */
  readonly width?: number;
}

/** Words of a drawing, set in the brand's display face; for a brand whose letters nobody has drawn yet. */
export interface ArtworkText {
  readonly text: string;
  /** Where the baseline begins, or its middle when `anchor` says so. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle';
  /** Width the words are spaced out to, so that they fill the view box whichever face is there. */
  readonly length?: number;
  readonly fill: Paint;
}

export type ArtworkShape = ArtworkPath | ArtworkText;

/** A drawing as data: it needs no markup from a string, so it passes any content security policy. */
export interface Artwork {
  readonly viewBox: string;
  /** How strokes end and turn; round unless told otherwise. */
  readonly ends?: 'round' | 'sharp';
  readonly shapes: readonly ArtworkShape[];
}
