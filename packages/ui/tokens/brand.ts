import type { ColorName, RadiusName, ShadowName } from './names.ts';

/** One of the two colour schemes. */
export type Theme = 'light' | 'dark';

/** Every colour of one theme, as `#rrggbb` (the overlay as `#rrggbbaa`). */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/** One stroke or shape of a drawing; colours are tokens or that of the text around it, so that it follows the theme. */
export interface ArtworkShape {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: ColorName | 'current';
  readonly stroke?: ColorName | 'current';
  /** Stroke width in units of the view box. */
  readonly width?: number;
}

/** A drawing as data: it needs no markup from a string, so it passes any content security policy. */
export interface Artwork {
  readonly viewBox: string;
  readonly shapes: readonly ArtworkShape[];
}

/** What a brand team decides about colour. All else is derived from it. */
export interface BrandPalette {
  /** The first brand colour: buttons, links, what is chosen. Kept as it is in the light theme. */
  readonly accent: string;
  /** The accent of the dark theme; derived from `accent` when left out. */
  readonly accentDark?: string;
  /** The second brand colour: character, never meaning. */
  readonly spark: string;
  /** The tint of greys and surfaces: hue in degrees, chroma 0–0.03. */
  readonly neutral: { readonly hue: number; readonly chroma: number };
  /** The tint of the dark theme, where it differs. */
  readonly neutralDark?: { readonly hue: number; readonly chroma: number };
  /** Lightness of the light theme's page, 0.9–1; the lower, the more the cards stand out. */
  readonly pageLightness?: number;
  /** The top bar: in the accent, or part of the page. */
  readonly nav: 'accent' | 'surface';
}

/** What a brand team decides about form. */
export interface BrandShape {
  /** CSS lengths. */
  readonly radius: Readonly<Record<RadiusName, string>>;
  /** How things stand out from the page: by a wide soft shadow or by a line. */
  readonly elevation: 'soft' | 'line';
  /** Width of borders in pixels. */
  readonly border: number;
  /** The unit of all distances in rem; 0.25 is usual, more is roomier. */
  readonly space: number;
  /** Height of controls in rem at comfortable density; at least 2.75 (44 px). */
  readonly control: number;
}

/** What a brand team decides about type. */
export interface BrandType {
  /** Families of text, first to last, without the system's fallbacks. */
  readonly sans: readonly string[];
  /** Families of headings. */
  readonly display: readonly string[];
  readonly displayWeight: number;
  /** Weight of labels, buttons and other short emphasis. */
  readonly strongWeight: number;
  /** Each heading is this much larger than the next smaller one. */
  readonly ratio: number;
  /** Line height of running text. */
  readonly leading: number;
  /** Stylesheets with the brand's @font-face rules, as installed packages; never remote. */
  readonly stylesheets: readonly string[];
}

/** The one file a brand team edits. */
export interface BrandInput {
  /** Value of `data-brand`, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Two-letter country codes in which the brand delivers. */
  readonly markets: readonly string[];
  readonly palette: BrandPalette;
  readonly shape: BrandShape;
  readonly type: BrandType;
  /** The sign alone, square; and the name as drawn letters. */
  readonly logo: { readonly mark: Artwork; readonly wordmark: Artwork };
  /** Last resort: single colours by hand. Each is checked like a derived one. */
  readonly overrides?: Readonly<Partial<Record<Theme, Readonly<Partial<Record<ColorName, string>>>>>>;
}

/** A brand with everything derived and checked. */
export interface Brand extends BrandInput {
  readonly colors: Readonly<Record<Theme, ThemeColors>>;
  readonly shadows: Readonly<Record<Theme, Readonly<Record<ShadowName, string>>>>;
}
