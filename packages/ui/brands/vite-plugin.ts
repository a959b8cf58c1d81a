import { fileURLToPath } from 'node:url';
import { brandCss } from '../tokens/brand-css.ts';
import { brands } from './index.ts';
import { stylesheetsOf } from './stylesheets.ts';
import type { Plugin } from 'vite';
import type { BrandId } from './index.ts';

const cssName = 'virtual:saddlebag-brands.css';
const moduleName = 'virtual:saddlebag-brands';

/** Stands beside this file, so that the fonts of the brands are found from here. It is never written. */
const cssPath = fileURLToPath(new URL('saddlebag-brands.css', import.meta.url));
const modulePath = `\0${moduleName}`;

/** Which brands a build carries. The first is the one of a page without `data-brand`. */
export interface BrandStylesOptions {
  readonly brands: readonly [BrandId, ...BrandId[]];
  /** Languages of the pages, as tags; fonts of other scripts stay out. Default: all that the brands can write. */
  readonly languages?: readonly string[] | undefined;
}

/**
 * Serves the brands of a build, and nothing of the others:
 *
 * - `virtual:saddlebag-brands.css`: fonts and tokens; import it once beside `@saddlebag/ui/styles.css`.
 * - `virtual:saddlebag-brands`: `{ brands }`, their ids, names, markets and logos, for the shell.
 *
 * Colours are derived and their contrast is checked while building; no colour arithmetic reaches a browser.
 */
export function brandStyles({ brands: ids, languages }: BrandStylesOptions): Plugin {
  const chosen = ids.map((id) => brands[id]);
  return {
    name: 'saddlebag-brands',
    enforce: 'pre',
    resolveId(id) {
      if (id === cssName || id === `/${cssName}`) return cssPath;
      return id === moduleName ? modulePath : null;
    },
    load(id) {
      if (id === cssPath) {
        const fonts = new Set(chosen.flatMap((brand) => stylesheetsOf(brand, languages)));
        return [
          ...[...fonts].map((stylesheet) => `@import '${stylesheet}';`),
          ...chosen.map((brand, index) => brandCss(brand, { isDefault: index === 0 })),
        ].join('\n');
      }
      if (id === modulePath) {
        const faces = chosen.map(({ id: brandId, name, markets, logo }) => ({
          id: brandId,
          name,
          markets,
          logo,
        }));
        return `export const brands = ${JSON.stringify(faces)};`;
      }
      return null;
    },
  };
}
