import type { Artwork } from './artwork.ts';
import type { ColorName, MapColorName, RadiusName, ShadowName } from './names.ts';

/** One of the two colour schemes. */
export type Theme = 'light' | 'dark';

/** Every colour of one theme, as `#rrggbb` (the overlay as `#rrggbbaa`). */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/** A tint of greys and surfaces: hue in degrees, chroma 0–0.03. */
export interface Tint {
  readonly hue: number;
  readonly chroma: number;
}

/** How much room things take; `compact` suits people who read many orders at once. */
export type Density = 'comfortable' | 'compact';

/** Colours beside the accent. */
export interface BrandPalette {
  /** The accent of the dark theme. Default: a lighter accent. */
  readonly accentDark?: string;
  /** The second brand colour: character, never meaning. Default: opposite the accent. */
  readonly spark: string;
  /** Default: a trace of the accent. */
  readonly neutral: Tint;
  /** The tint of the dark theme, where it differs. */
  readonly neutralDark?: Tint;
  /** Lightness of the light theme's page, 0.9–1; the lower, the more the cards stand out. */
  readonly pageLightness: number;
  /** The top bar: part of the page, a deep accent, a bright one, the spark, or near black. */
  readonly nav: 'surface' | 'accent' | 'vivid' | 'spark' | 'ink';
}

/** All that a theme is derived from. */
export interface ThemeSeeds extends BrandPalette {
  readonly accent: string;
}

/**
 * How things stand out from the page: by a wide soft shadow, a hairline, a strong rule, tone alone, a solid
 * block behind them, or a hairline with an edge of spark on top.
 */
export type Elevation = 'soft' | 'line' | 'rule' | 'flat' | 'block' | 'edge';

/** Form. */
export interface BrandShape {
  /** CSS lengths; names left out follow `corners`. */
  readonly radius: Readonly<Record<RadiusName, string>>;
  readonly elevation: Elevation;
  /** Width of borders in pixels. */
  readonly border: number;
  /** The unit of all distances in rem; 0.25 is usual, more is roomier. */
  readonly space: number;
  /** Height of controls in rem at comfortable density; at least 2.75 (44 px). */
  readonly control: number;
}

/** An installed typeface; never a remote one. */
export interface Typeface {
  readonly family: string;
  /** Stylesheet with its @font-face rules, by package. */
  readonly stylesheet: string;
}

/** ISO 15924 codes, as `Intl.Locale` gives them for a language. */
export type ScriptCode =
  | 'Arab'
  | 'Armn'
  | 'Beng'
  | 'Cyrl'
  | 'Geor'
  | 'Grek'
  | 'Hans'
  | 'Hant'
  | 'Jpan'
  | 'Khmr'
  | 'Laoo'
  | 'Mymr'
  | 'Taml'
  | 'Thai';

/** Type. */
export interface BrandType {
  /** Face of text. */
  readonly sans: Typeface;
  /** Face of headings. Default: that of text. */
  readonly display: Typeface;
  /** Faces of scripts that `sans` lacks. */
  readonly scripts: Readonly<Partial<Record<ScriptCode, Typeface>>>;
  /** Faces that a language wants before those of its script, by the tag that `:lang()` compares. */
  readonly languages: Readonly<Record<string, Typeface>>;
  readonly displayWeight: number;
  /** Space between the letters of headings in em; ignored in scripts whose letters join. */
  readonly displayTracking: number;
  /** Weight of labels, buttons and other short emphasis. */
  readonly strongWeight: number;
  /** Each heading is this much larger than the next smaller one. */
  readonly ratio: number;
  /** Line height of running text. */
  readonly leading: number;
}

/** The sign alone, square; and the name as letters. */
export interface BrandLogo {
  readonly mark: Artwork;
  readonly wordmark: Artwork;
}

/**
 * The one file a brand team edits. Only the first four are asked for; all else is derived from them, and
 * may be given piece by piece.
 */
export interface BrandInput {
  /** Value of `data-brand`, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Two-letter country codes in which the brand delivers. */
  readonly markets: readonly string[];
  /** The first brand colour: buttons, links, what is chosen. Kept as it is in the light theme. */
  readonly accent: string;
  readonly palette?: Partial<BrandPalette>;
  readonly shape?: Partial<Omit<BrandShape, 'radius'>> & {
    /** All radii at once. Default: `soft`. */
    readonly corners?: 'square' | 'crisp' | 'soft' | 'round';
    readonly radius?: Partial<BrandShape['radius']>;
  };
  readonly type?: Partial<BrandType>;
  /** Density of a page that does not choose one. Default: comfortable. */
  readonly density?: Density;
  /** What lies on the map; moved in lightness where the page would swallow it. */
  readonly map?: Readonly<Partial<Record<MapColorName, string>>>;
  /** What is not drawn yet is set: the initial as the sign, the name in the display face. */
  readonly logo?: Partial<BrandLogo>;
  /** Last resort: single colours by hand. Each is checked like a derived one. */
  readonly overrides?: Readonly<Partial<Record<Theme, Readonly<Partial<Record<ColorName, string>>>>>>;
}

/** A brand with everything derived and checked. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly markets: readonly string[];
  readonly accent: string;
  readonly palette: BrandPalette;
  readonly shape: BrandShape;
  readonly type: BrandType;
  readonly density: Density;
  readonly logo: BrandLogo;
  readonly colors: Readonly<Record<Theme, ThemeColors>>;
  readonly shadows: Readonly<Record<Theme, Readonly<Record<ShadowName, string>>>>;
}

export type { Artwork, ArtworkPath, ArtworkShape, ArtworkText, Paint } from './artwork.ts';
