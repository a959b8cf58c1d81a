import type { ColorName } from './names.ts';

/** A colour token, or `current` for the colour of the surrounding text. Both follow the theme. */
export type Paint = ColorName | 'current';

/** One stroked or filled path of a drawing. */
export interface ArtworkPath {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** Stroke width in units of the view box. */
  readonly width?: number;
}

/**
 * Text in the brand's display typeface, for a brand without a drawn wordmark. All lengths are in units of the
 * view box.
 */
export interface ArtworkText {
  readonly text: string;
  /** Position of the start of the baseline, or of its middle with `anchor: 'middle'`. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle';
  /** Width to which the text is stretched, so it fills the view box in any typeface. */
  readonly length?: number;
  readonly fill: Paint;
}

export type ArtworkShape = ArtworkPath | ArtworkText;

/** A drawing as data. It is rendered without an HTML string, so any content security policy allows it. */
export interface Artwork {
  readonly viewBox: string;
  /** Line caps and joins of all strokes. Defaults to `round`. */
  readonly ends?: 'round' | 'sharp';
  readonly shapes: readonly ArtworkShape[];
}
