export interface Locale {
  readonly tag: string;
  /** The language's name in the language itself. */
  readonly endonym: string;
  readonly dir: 'ltr' | 'rtl';
}

const rows = [
  ['en', 'English'],
  ['bn', 'বাংলা'],
  ['ur', 'اردو', 'rtl'],
  ['ar', 'العربية', 'rtl'],
  ['ar-BH', 'العربية (البحرين)', 'rtl'],
  ['ar-EG', 'العربية (مصر)', 'rtl'],
  ['ar-KW', 'العربية (الكويت)', 'rtl'],
  ['ar-SA', 'العربية (السعودية)', 'rtl'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant-TW', '繁體中文（台灣）'],
  ['zh-Hant-HK', '繁體中文（香港）'],
  ['ja', '日本語'],
  ['th', 'ไทย'],
  ['my', 'မြန်မာ'],
  ['km', 'ខ្មែរ'],
  ['lo', 'ລາວ'],
  ['ms', 'Bahasa Melayu'],
  ['fil', 'Filipino'],
  ['ta', 'தமிழ்'],
  ['cs', 'Čeština'],
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['nb', 'Norsk bokmål'],
  ['hu', 'Magyar'],
  ['de', 'Deutsch'],
  ['el', 'Ελληνικά'],
  ['hy', 'Հայերեն'],
  ['bs', 'Bosanski'],
  ['bg', 'Български'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['ca', 'Català'],
  ['ka', 'ქართული'],
  ['hr', 'Hrvatski'],
  ['it', 'Italiano'],
  ['sw', 'Kiswahili'],
  ['ky', 'Кыргызча'],
  ['ru', 'Русский'],
  ['kk', 'Қазақша'],
  ['ro', 'Română'],
  ['sr', 'Српски'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['uk', 'Українська'],
] as const satisfies readonly (readonly [tag: string, endonym: string, dir?: 'rtl'])[];

/**
 * All languages that a build can ship. The portal's build replaces this module by one with the languages that it ships.
 */
export const locales: readonly Locale[] = rows.map(([tag, endonym, dir]) => ({
  tag,
  endonym,
  dir: dir ?? 'ltr',
}));
