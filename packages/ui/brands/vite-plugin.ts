import { fileURLToPath } from 'node:url';
import { brandCss } from '../tokens/brand-css.ts';
import { brands } from './index.ts';
import { nameFaces } from './name-faces.ts';
import { scriptFaces } from './script-faces.ts';
import { listFontStylesheets } from './stylesheets.ts';
import type { Plugin } from 'vite';
import type { BrandId } from './index.ts';

const cssName = 'virtual:saddlebag-brands.css';
const moduleName = 'virtual:saddlebag-brands';

/**
 * Path of a stylesheet that exists only in memory. The path is in this folder, so that the font packages
 * resolve from here.
 */
const cssPath = fileURLToPath(new URL('saddlebag-brands.css', import.meta.url));
const modulePath = `\0${moduleName}`;

/** The brands and languages of a build. The first brand applies to a page without `data-brand`. */
export interface BrandStylesOptions {
  readonly brands: readonly [BrandId, ...BrandId[]];
  /**
   * BCP 47 tags of the languages that the pages use. The build omits fonts of other scripts. By default, it
   * includes the fonts of all scripts.
   */
  readonly languages?: readonly string[] | undefined;
  /**
   * Names of languages in their own scripts, by BCP 47 tag. The first brand then has the token
   * `--sb-font-language-names`: a typeface with only the letters of these names. Requires the package `subset-font`.
   */
  readonly languageNames?: Readonly<Record<string, string>>;
}

/**
 * Provides the configured brands, and no others, as two virtual modules:
 *
 * - `virtual:saddlebag-brands.css`: fonts and tokens. Import it once, beside `@saddlebag/ui/styles.css`.
 * - `virtual:saddlebag-brands`: exports `brands` with the id, name and logo of each brand, for the app shell.
 *
 * Derives the colours and checks their contrast at build time, so no colour calculation runs in the browser.
 */
export function brandStyles({ brands: ids, languages, languageNames }: BrandStylesOptions): Plugin {
  const selectedBrands = ids.map((id) => brands[id]);
  const [firstBrand] = ids;
  let cacheFolder = '';
  return {
    name: 'saddlebag-brands',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      cacheFolder = cacheDir;
    },
    resolveId(id) {
      if (id === cssName || id === `/${cssName}`) return cssPath;
      return id === moduleName ? modulePath : null;
    },
    async load(id) {
      if (id === cssPath) {
        const own = new Set(
          selectedBrands.flatMap(({ type }) => [type.sans.stylesheet, type.display.stylesheet]),
        );
        const fonts = new Set(selectedBrands.flatMap((brand) => listFontStylesheets(brand, languages)));
        return [
          ...[...own].map((stylesheet) => `@import '${stylesheet}';`),
          ...[...fonts].filter((stylesheet) => !own.has(stylesheet)).flatMap(scriptFaces),
          ...(languageNames ? [await nameFaces(brands[firstBrand], languageNames, cacheFolder)] : []),
          ...selectedBrands.map((brand, index) => brandCss(brand, { isDefault: index === 0 })),
        ].join('\n');
      }
      if (id === modulePath) {
        const shellBrands = selectedBrands.map(({ id: brandId, name, logo }) => ({
          id: brandId,
          name,
          logo,
        }));
        return `export const brands = ${JSON.stringify(shellBrands)};`;
      }
      return null;
    },
  };
}
