/**
 * The modes in which stories are displayed. The toolbars and decorators of Storybook, the accessibility
 * checks, the offline visual review (`npm run visual`) and Chromatic all use this file. A mode is a set of
 * attributes on `<html>` and a window size, so switching modes needs no page load.
 */
export const brandModes = {
  mangrove: 'Mangrove',
  falaj: 'Falaj',
  najm: 'Najm',
  fjord: 'Fjord',
  meltemi: 'Meltemi',
  kyma: 'Kyma',
  gira: 'Gira',
  tsubame: 'Tsubame',
} as const;
export const themeModes = { light: 'Light', dark: 'Dark' } as const;
export const densityModes = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** Window sizes for the three portal layouts: three columns, two and one. */
export const viewportModes = {
  desktop: { title: 'Desktop', width: 1280, height: 800 },
  tablet: { title: 'Tablet', width: 820, height: 1100 },
  phone: { title: 'Phone', width: 390, height: 844 },
} as const;

/**
 * Languages for testing: the default, two right-to-left scripts (one in Nastaliq), a tall script and long
 * words.
 */
export const languageModes = {
  en: { title: 'English', dir: 'ltr' },
  ar: { title: 'العربية', dir: 'rtl' },
  ur: { title: 'اردو', dir: 'rtl' },
  bn: { title: 'বাংলা', dir: 'ltr' },
  de: { title: 'Deutsch', dir: 'ltr' },
} as const;

export type LanguageMode = keyof typeof languageModes;
type BrandMode = keyof typeof brandModes;
type ViewportMode = keyof typeof viewportModes;

/** The values selected in the toolbars. */
export interface Mode {
  readonly brand: BrandMode;
  readonly theme: keyof typeof themeModes;
  readonly language: LanguageMode;
  readonly density: keyof typeof densityModes;
  readonly viewport: ViewportMode;
}

/** Modes, keyed by the names of their snapshots. */
export type Modes = Readonly<Record<string, Mode>>;

export const defaultMode: Mode = {
  brand: 'mangrove',
  theme: 'light',
  language: 'en',
  density: 'comfortable',
  viewport: 'desktop',
};

/**
 * The four modes in which every story is captured. Axe checks a story in two of them. Two brands × two themes
 * × two directions × two densities × three sizes give 48 combinations. Four modes cover each value, and each
 * pairing of brand with theme, brand with direction and theme with direction, at least once. The two brands
 * are the least similar ones. The other six differ from them only in tokens, which `sheetModes` cover.
 */
export const coreModes = {
  'mangrove light': defaultMode,
  'mangrove dark, right to left, phone': {
    brand: 'mangrove',
    theme: 'dark',
    language: 'ar',
    density: 'comfortable',
    viewport: 'phone',
  },
  'falaj light, right to left, tablet': {
    brand: 'falaj',
    theme: 'light',
    language: 'ar',
    density: 'comfortable',
    viewport: 'tablet',
  },
  'falaj dark, compact': {
    brand: 'falaj',
    theme: 'dark',
    language: 'en',
    density: 'compact',
    viewport: 'desktop',
  },
} as const satisfies Modes;

const brandIds = Object.keys(brandModes) as readonly BrandMode[];

/**
 * Every brand in both themes, for the few stories that show many components at once. Such a story sets
 * `parameters: { chromatic: { modes: sheetModes } }` and has the tag `brand-sheet`. The light theme is
 * combined with comfortable density and a wide window, and the dark theme with compact density and a phone.
 * So each brand covers both densities and two sizes without a snapshot for each combination. The core modes
 * and the Arabic stories cover right-to-left text.
 */
export const sheetModes: Modes = {
  ...coreModes,
  ...Object.fromEntries(
    brandIds.flatMap((brand): [string, Mode][] => [
      [`${brand} light`, { ...defaultMode, brand }],
      [
        `${brand} dark, compact, phone`,
        { ...defaultMode, brand, theme: 'dark', density: 'compact', viewport: 'phone' },
      ],
    ]),
  ),
};

/** Modes for phone-only stories: both text directions, and a tall script. */
export const phoneModes: Modes = {
  'mangrove light, phone': { ...defaultMode, viewport: 'phone' },
  'mangrove light, Bangla, phone': { ...defaultMode, language: 'bn', viewport: 'phone' },
  'mangrove dark, right to left, phone': coreModes['mangrove dark, right to left, phone'],
};

/** Every combination of brand, theme and direction, for `npm run test:stories -- --all-modes`. */
export const allModes: Modes = Object.fromEntries(
  brandIds.flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['en', 'ar'] as const).map((language): [string, Mode] => [
        `${brand} ${theme} ${languageModes[language].dir}`,
        { ...defaultMode, brand, theme, language },
      ]),
    ),
  ),
);

/** Returns the attributes of `<html>` for a mode. */
export const modeAttributes = ({ brand, theme, density, language }: Omit<Mode, 'viewport'>) =>
  ({
    'data-brand': brand,
    'data-theme': theme,
    'data-density': density,
    lang: language,
    dir: languageModes[language].dir,
  }) as const;

/** Sets the attributes of a mode on the root element. */
export function applyMode(root: HTMLElement, mode: Omit<Mode, 'viewport'>): void {
  for (const [name, value] of Object.entries(modeAttributes(mode))) root.setAttribute(name, value);
}
