import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markets } from '@saddlebag/domain/contracts';
import { brands, listFontStylesheets } from '@saddlebag/ui/brands';
import type { Brand } from '@saddlebag/ui/tokens';

const require = createRequire(import.meta.url);
const allBrands: readonly Brand[] = Object.values(brands);

/** Sample letters of each language, including rare ones that a font subset may lack. */
const sampleLetters: Readonly<Record<string, string>> = {
  en: 'Az',
  bn: 'অআকখৎ',
  'zh-Hant-HK': '騎手訂單嘅佢哋',
  km: 'កខគឥូ',
  lo: 'ກຂຄໝ',
  my: 'ကခဂဿ',
  ms: 'Az',
  'zh-Hans': '骑手订单发货',
  ta: 'அஆகஷ',
  fil: 'Ññ',
  ur: 'اٹڈڑےںھ',
  th: 'กขคฤๅ',
  'zh-Hant-TW': '騎手訂單發貨',
  ar: 'ابجدةىؤ',
  'ar-BH': 'ابجدة',
  'ar-EG': 'ابجدة',
  'ar-KW': 'ابجدة',
  'ar-SA': 'ابجدة',
  de: 'äöüßẞ',
  cs: 'ěščřžýůďťň',
  fi: 'äöšž',
  sv: 'åäö',
  hu: 'őűáé',
  nb: 'æøå',
  el: 'αβγάέήώςΪ',
  hy: 'աբգևՖ',
  ru: 'абвёЪ',
  bs: 'čćđšž',
  bg: 'абвъщЮ',
  fr: 'çœÿêË',
  es: 'ñ¿áü',
  ca: 'l·làç',
  ka: 'აბგჰ',
  hr: 'čćđšž',
  it: 'àèìòù',
  sw: 'Az',
  ky: 'ңөү',
  kk: 'әғқңөұүһі',
  ro: 'ăâîșț',
  sr: 'абвђјљњћџčćđ',
  pl: 'ąćęłńóśźż',
  pt: 'ãõçâ',
  uk: 'ґєії',
  ja: '注文の配達ラカタヶ燕',
};

/** Returns a predicate that is true for code points that the installed font files of a stylesheet cover. */
function readCoverage(stylesheet: string): (code: number) => boolean {
  const path = require.resolve(stylesheet);
  const faces = readFileSync(path, 'utf8').split('@font-face').slice(1);
  const ranges = faces.flatMap((face) => {
    const file = /url\(([^)]+)\)/.exec(face)?.[1] ?? '';
    if (!existsSync(join(dirname(path), file))) return [];
    const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? 'U+0-10FFFF';
    return range.split(',').map((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-');
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    });
  });
  return (code) => ranges.some(([from, to]) => from <= code && code <= to);
}

describe('the set of brands', () => {
  // Proves: product.brands
  it('assigns each market to the one brand that its contract names', () => {
    const owners = allBrands.flatMap(({ id, markets: countries }) =>
      countries.map((country) => [country, id]),
    );
    expect(owners.toSorted()).toEqual(
      Object.values(markets)
        .map(({ country, brand }) => [country, brand])
        .toSorted(),
    );
  });

  it.each(allBrands.map((brand) => [brand.name, brand] as const))(
    'covers every language of %s with installed fonts',
    (_, brand) => {
      const languages = new Set<string>(
        Object.values(markets)
          .filter((market) => market.brand === brand.id)
          .flatMap((market) => market.languages),
      );
      const missing = [...languages].flatMap((language) => {
        const coverages = listFontStylesheets(brand, [language]).map(readCoverage);
        const sample = sampleLetters[language];
        if (sample === undefined) return [`${language}: no sample`];
        return [...sample]
          .filter((letter) => !coverages.some((has) => has(letter.codePointAt(0) ?? 0)))
          .map((letter) => `${language}: ${letter}`);
      });
      expect(missing).toEqual([]);
    },
  );
});
