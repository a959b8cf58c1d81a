import type { Artwork } from './artwork.ts';
import type { ColorName, MapColorName, RadiusName, ShadowName } from './names.ts';

/** One of the two colour schemes. */
export type Theme = 'light' | 'dark';

/** Every colour of one theme as `#rrggbb`, except the overlay, which is `#rrggbbaa`. */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/** Tint of greys and surfaces in OKLCH. Hue is in degrees, chroma from 0 to 0.03. */
export interface Tint {
  readonly hue: number;
  readonly chroma: number;
}

/** Spacing of a page. `compact` suits users who look at many orders at once. */
export type Density = 'comfortable' | 'compact';

/** The colours of a brand besides the accent. */
export interface BrandPalette {
  /** Accent of the dark theme. Defaults to a lighter shade of `accent`. */
  readonly accentDark?: string;
  /** Second brand colour, for decoration only. Defaults to a hue that contrasts with the accent. */
  readonly spark: string;
  /** Tint of greys and surfaces. Defaults to a trace of the accent. */
  readonly neutral: Tint;
  /** Tint in the dark theme. Defaults to `neutral`. */
  readonly neutralDark?: Tint;
  /** Lightness of the page in the light theme, from 0.9 to 1. Lower values make cards stand out more. */
  readonly pageLightness: number;
  /**
   * Background of the top bar: page surface, deep accent, bright accent, second brand colour, or near black.
   */
  readonly nav: 'surface' | 'accent' | 'vivid' | 'spark' | 'ink';
}

/** The colours from which a theme is derived. */
export interface ThemeSeeds extends BrandPalette {
  readonly accent: string;
}

/**
 * How raised elements are separated from the page: a soft shadow, a hairline, a strong line, only their tone,
 * a solid offset shadow, or a hairline with a top edge in the second brand colour.
 */
export type Elevation = 'soft' | 'line' | 'rule' | 'flat' | 'block' | 'edge';

/** Radii, elevation, borders and sizes of a brand. */
export interface BrandShape {
  /** Radii as CSS lengths. A radius missing from the brand file follows its `corners`. */
  readonly radius: Readonly<Record<RadiusName, string>>;
  readonly elevation: Elevation;
  /** Border width in pixels. */
  readonly border: number;
  /** Base unit of all spacing in rem. Defaults to 0.25. */
  readonly space: number;
  /** Height of controls in rem at comfortable density. At least 2.75 (44 px). */
  readonly control: number;
}

/** A typeface from an installed package. Remote fonts are not supported. */
export interface Typeface {
  readonly family: string;
  /** Package path of the stylesheet with its `@font-face` rules. */
  readonly stylesheet: string;
}

/** ISO 15924 script codes, as returned by `Intl.Locale`. */
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

/** Typefaces, weights and type scale of a brand. */
export interface BrandType {
  /** Typeface of body text. */
  readonly sans: Typeface;
  /** Typeface of headings. Defaults to `sans`. */
  readonly display: Typeface;
  /** Typefaces for scripts that `sans` does not cover. */
  readonly scripts: Readonly<Partial<Record<ScriptCode, Typeface>>>;
  /** Typefaces that a language prefers over those of its script. Keys are tags for `:lang()`. */
  readonly languages: Readonly<Record<string, Typeface>>;
  readonly displayWeight: number;
  /** Letter spacing of headings in em. Ignored in scripts with joined letters. */
  readonly displayTracking: number;
  /** Font weight of labels, buttons and other short emphasized text. */
  readonly strongWeight: number;
  /** Size ratio between consecutive heading sizes. */
  readonly ratio: number;
  /** Line height of body text, relative to the font size. */
  readonly leading: number;
}

/** The two logo drawings: the square symbol and the name as lettering. */
export interface BrandLogo {
  readonly mark: Artwork;
  readonly wordmark: Artwork;
}

/**
 * The content of a brand file, the only file that a brand team edits. The first four fields are required. All
 * other values are derived from them, and each can be overridden.
 */
export interface BrandInput {
  /** Value of `data-brand`, in kebab case. */
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 codes of the countries where the brand delivers, in lower case. */
  readonly markets: readonly string[];
  /** Main brand colour, for buttons, links and selections. The light theme uses it unchanged. */
  readonly accent: string;
  readonly palette?: Partial<BrandPalette>;
  readonly shape?: Partial<Omit<BrandShape, 'radius'>> & {
    /** Preset for all radii. Defaults to `soft`. */
    readonly corners?: 'square' | 'crisp' | 'soft' | 'round';
    readonly radius?: Partial<BrandShape['radius']>;
  };
  readonly type?: Partial<BrandType>;
  /** Density of a page without `data-density`. Defaults to `comfortable`. */
  readonly density?: Density;
  /** Density of long forms for users with a mouse. Defaults to `compact`. */
  readonly formDensity?: Density;
  /** Colours of map elements. Their lightness is adjusted where contrast with the page is too low. */
  readonly map?: Readonly<Partial<Record<MapColorName, string>>>;
  /** Missing drawings are generated: the mark from the initial, the wordmark from the display typeface. */
  readonly logo?: Partial<BrandLogo>;
  /** Values that replace individual derived colours, as a last resort. Their contrast is also checked. */
  readonly overrides?: Readonly<Partial<Record<Theme, Readonly<Partial<Record<ColorName, string>>>>>>;
}

/** A complete brand: all optional values of its `BrandInput` are filled in. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly markets: readonly string[];
  readonly accent: string;
  readonly palette: BrandPalette;
  readonly shape: BrandShape;
  readonly type: BrandType;
  readonly density: Density;
  readonly formDensity: Density;
  readonly logo: BrandLogo;
  readonly colors: Readonly<Record<Theme, ThemeColors>>;
  readonly shadows: Readonly<Record<Theme, Readonly<Record<ShadowName, string>>>>;
}

export type { Artwork, ArtworkPath, ArtworkShape, ArtworkText, Paint } from './artwork.ts';
