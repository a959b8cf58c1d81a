import { listFontStylesheets } from '../brands/stylesheets.ts';
import { brandCss } from '../tokens/brand-css.ts';
import { designTokens } from './design-tokens.ts';
import type { Brand } from '../tokens/brand.ts';

/** A file to write. `path` is relative to `dist`. */
export interface BrandFile {
  readonly path: string;
  readonly text: string;
}

const formatImports = (stylesheets: readonly string[]) =>
  stylesheets.map((stylesheet) => `@import '${stylesheet}';\n`).join('');

/**
 * Returns the files that an app can import for a brand: its tokens with the Latin fonts, the fonts of all
 * other scripts, and the tokens as JSON. The other fonts have a separate file because some need 100 kB of
 * CSS.
 */
export function brandFiles(brand: Brand): readonly BrandFile[] {
  const latin = listFontStylesheets(brand, ['en']);
  const otherScripts = listFontStylesheets(brand).filter((stylesheet) => !latin.includes(stylesheet));
  return [
    {
      path: `brands/${brand.id}.css`,
      text: formatImports(latin) + brandCss(brand, { isDefault: true, embedded: true }),
    },
    { path: `brands/${brand.id}.scripts.css`, text: formatImports(otherScripts) },
    { path: `brands/${brand.id}.json`, text: `${JSON.stringify(designTokens(brand), null, 2)}\n` },
  ];
}
