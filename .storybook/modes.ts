/**
 * The appearances in which stories are looked at, in one table: the toolbars of Storybook, its decorators, the
 * accessibility checks, the offline review (`npm run visual`) and Chromatic all read this file. A mode is a set of
 * attributes on `<html>` and a size of the window, so that switching needs no new load of the page.
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

/** The three sizes the portal is laid out for: one column, two, three. */
export const viewportModes = {
  desktop: { title: 'Desktop', width: 1280, height: 800 },
  tablet: { title: 'Tablet', width: 820, height: 1100 },
  phone: { title: 'Phone', width: 390, height: 844 },
} as const;

/** Languages worth a look: the usual one, right-to-left, right-to-left in Nastaliq, a tall script, long words. */
export const languageModes = {
  en: { title: 'English', dir: 'ltr' },
  ar: { title: 'العربية', dir: 'rtl' },
  ur: { title: 'اردو', dir: 'rtl' },
  bn: { title: 'বাংলা', dir: 'ltr' },
  de: { title: 'Deutsch', dir: 'ltr' },
} as const;

export type LanguageMode = keyof typeof languageModes;
export type BrandMode = keyof typeof brandModes;
export type ViewportMode = keyof typeof viewportModes;

/** What the toolbars choose. */
export interface Mode {
  readonly brand: BrandMode;
  readonly theme: keyof typeof themeModes;
  readonly language: LanguageMode;
  readonly density: keyof typeof densityModes;
  readonly viewport: ViewportMode;
}

/** Modes by the names under which their pictures are listed. */
export type Modes = Readonly<Record<string, Mode>>;

export const defaultMode: Mode = {
  brand: 'mangrove',
  theme: 'light',
  language: 'en',
  density: 'comfortable',
  viewport: 'desktop',
};

/**
 * Every story is looked at in these four. Two brands × two themes × two directions × two densities × three sizes are
 * 48 appearances; four are enough to see each value, and each pair of brand, theme and direction, at least once. The
 * two brands are the ones that are least alike; what sets the other six apart is tokens, which the brand sheet shows.
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
 * Every brand in both themes, for the few stories that show many parts at once: a story that takes these spreads
 * `parameters: { chromatic: { modes: sheetModes } }` and carries the tag `brand-sheet`. Light is seen roomy and wide,
 * dark compact and narrow, so each brand meets both densities and two sizes without a picture for each combination;
 * the direction is covered by the core modes and by stories that are written in Arabic.
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

/** For what only a phone shows: small as it is held, in both directions, and in a tall script. */
export const phoneModes: Modes = {
  'mangrove light, phone': { ...defaultMode, viewport: 'phone' },
  'mangrove light, Bangla, phone': { ...defaultMode, language: 'bn', viewport: 'phone' },
  'mangrove dark, right to left, phone': coreModes['mangrove dark, right to left, phone'],
};

/** Every brand, theme and direction: for `npm run test:stories -- --all-modes`. */
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

/** The attributes of `<html>` that make a mode. */
export const attributesOf = ({ brand, theme, density, language }: Omit<Mode, 'viewport'>) =>
  ({
    'data-brand': brand,
    'data-theme': theme,
    'data-density': density,
    lang: language,
    dir: languageModes[language].dir,
  }) as const;

/** Writes a mode onto `<html>`. */
export function applyMode(root: HTMLElement, mode: Omit<Mode, 'viewport'>): void {
  for (const [name, value] of Object.entries(attributesOf(mode))) root.setAttribute(name, value);
}
