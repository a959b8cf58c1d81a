import type { Typeface } from '../tokens/brand.ts';

const fontsourceTypeface = (family: string, name: string): Typeface => ({
  family: `${family} Variable`,
  stylesheet: `@fontsource-variable/${name}/wght.css`,
});

/** The installed typefaces. Each is split by unicode-range, so a page fetches only the scripts it uses. */
export const typefaces = {
  alexandria: fontsourceTypeface('Alexandria', 'alexandria'),
  comfortaa: fontsourceTypeface('Comfortaa', 'comfortaa'),
  commissioner: fontsourceTypeface('Commissioner', 'commissioner'),
  manrope: fontsourceTypeface('Manrope', 'manrope'),
  mPlus1: fontsourceTypeface('M PLUS 1', 'm-plus-1'),
  nunito: fontsourceTypeface('Nunito', 'nunito'),
  readexPro: fontsourceTypeface('Readex Pro', 'readex-pro'),
  rubik: fontsourceTypeface('Rubik', 'rubik'),
  schibstedGrotesk: fontsourceTypeface('Schibsted Grotesk', 'schibsted-grotesk'),
  unbounded: fontsourceTypeface('Unbounded', 'unbounded'),
  nastaliqUrdu: fontsourceTypeface('Noto Nastaliq Urdu', 'noto-nastaliq-urdu'),
  notoArabic: fontsourceTypeface('Noto Sans Arabic', 'noto-sans-arabic'),
  notoArmenian: fontsourceTypeface('Noto Sans Armenian', 'noto-sans-armenian'),
  notoBengali: fontsourceTypeface('Noto Sans Bengali', 'noto-sans-bengali'),
  notoGeorgian: fontsourceTypeface('Noto Sans Georgian', 'noto-sans-georgian'),
  notoHongKong: fontsourceTypeface('Noto Sans HK', 'noto-sans-hk'),
  notoKhmer: fontsourceTypeface('Noto Sans Khmer', 'noto-sans-khmer'),
  notoLao: fontsourceTypeface('Noto Sans Lao', 'noto-sans-lao'),
  notoMyanmar: fontsourceTypeface('Noto Sans Myanmar', 'noto-sans-myanmar'),
  notoSimplified: fontsourceTypeface('Noto Sans SC', 'noto-sans-sc'),
  notoTamil: fontsourceTypeface('Noto Sans Tamil', 'noto-sans-tamil'),
  notoThai: fontsourceTypeface('Noto Sans Thai', 'noto-sans-thai'),
  notoTraditional: fontsourceTypeface('Noto Sans TC', 'noto-sans-tc'),
} as const satisfies Readonly<Record<string, Typeface>>;
