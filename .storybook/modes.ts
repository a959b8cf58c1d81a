/**
 * The appearances in which stories are looked at. The toolbars of Storybook, the pictures taken of it and
 * the decorators all read this file. Each is a set of attributes on `<html>`, so that switching needs no
 * new load of the page.
 */
export const brandModes = { mangrove: 'Mangrove', falaj: 'Falaj' } as const;
export const themeModes = { light: 'Light', dark: 'Dark' } as const;
export const densityModes = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** Languages worth a look: the usual one, right-to-left, right-to-left in Nastaliq, a tall script, long words. */
export const languageModes = {
  en: { title: 'English', dir: 'ltr' },
  ar: { title: 'العربية', dir: 'rtl' },
  ur: { title: 'اردو', dir: 'rtl' },
  bn: { title: 'বাংলা', dir: 'ltr' },
  de: { title: 'Deutsch', dir: 'ltr' },
} as const;

export type LanguageMode = keyof typeof languageModes;

/** What the toolbars choose. */
export interface Mode {
  readonly brand: keyof typeof brandModes;
  readonly theme: keyof typeof themeModes;
  readonly language: LanguageMode;
  readonly density: keyof typeof densityModes;
}

export const defaultMode: Mode = {
  brand: 'mangrove',
  theme: 'light',
  language: 'en',
  density: 'comfortable',
};

/** The combinations of which pictures are taken: each axis is seen, not each combination. */
export const modes = {
  'mangrove light': defaultMode,
  'mangrove dark, right to left': {
    brand: 'mangrove',
    theme: 'dark',
    language: 'ar',
    density: 'comfortable',
  },
  'falaj light, right to left': { brand: 'falaj', theme: 'light', language: 'ar', density: 'comfortable' },
  'falaj dark': { brand: 'falaj', theme: 'dark', language: 'en', density: 'compact' },
} as const satisfies Readonly<Record<string, Mode>>;

/** Writes a mode onto `<html>`. */
export function applyMode(root: HTMLElement, mode: Mode): void {
  root.dataset['brand'] = mode.brand;
  root.dataset['theme'] = mode.theme;
  root.dataset['density'] = mode.density;
  root.lang = mode.language;
  root.dir = languageModes[mode.language].dir;
}
