import type { Typeface } from '../tokens/brand.ts';

const installed = (family: string, name: string): Typeface => ({
  family: `${family} Variable`,
  stylesheet: `@fontsource-variable/${name}/wght.css`,
});

/** The typefaces that are installed, each cut by unicode-range: a page fetches only the scripts it writes. */
export const typefaces = {
  alexandria: installed('Alexandria', 'alexandria'),
  comfortaa: installed('Comfortaa', 'comfortaa'),
  commissioner: installed('Commissioner', 'commissioner'),
  manrope: installed('Manrope', 'manrope'),
  mPlus1: installed('M PLUS 1', 'm-plus-1'),
  nunito: installed('Nunito', 'nunito'),
  readexPro: installed('Readex Pro', 'readex-pro'),
  rubik: installed('Rubik', 'rubik'),
  schibstedGrotesk: installed('Schibsted Grotesk', 'schibsted-grotesk'),
  unbounded: installed('Unbounded', 'unbounded'),
  nastaliqUrdu: installed('Noto Nastaliq Urdu', 'noto-nastaliq-urdu'),
  notoArabic: installed('Noto Sans Arabic', 'noto-sans-arabic'),
  notoArmenian: installed('Noto Sans Armenian', 'noto-sans-armenian'),
  notoBengali: installed('Noto Sans Bengali', 'noto-sans-bengali'),
  notoGeorgian: installed('Noto Sans Georgian', 'noto-sans-georgian'),
  notoHongKong: installed('Noto Sans HK', 'noto-sans-hk'),
  notoKhmer: installed('Noto Sans Khmer', 'noto-sans-khmer'),
  notoLao: installed('Noto Sans Lao', 'noto-sans-lao'),
  notoMyanmar: installed('Noto Sans Myanmar', 'noto-sans-myanmar'),
  notoSimplified: installed('Noto Sans SC', 'noto-sans-sc'),
  notoTamil: installed('Noto Sans Tamil', 'noto-sans-tamil'),
  notoThai: installed('Noto Sans Thai', 'noto-sans-thai'),
  notoTraditional: installed('Noto Sans TC', 'noto-sans-tc'),
} as const satisfies Readonly<Record<string, Typeface>>;
