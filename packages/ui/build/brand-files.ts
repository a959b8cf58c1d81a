import { stylesheetsOf } from '../brands/stylesheets.ts';
import { brandCss } from '../tokens/brand-css.ts';
import { designTokens } from './design-tokens.ts';
import type { Brand } from '../tokens/brand.ts';

/** A file to write, by its path below `dist`. */
export interface BrandFile {
  readonly path: string;
  readonly text: string;
}

const importing = (stylesheets: readonly string[]) =>
  stylesheets.map((stylesheet) => `@import '${stylesheet}';\n`).join('');

/**
 * What an app imports of a brand: its tokens with the faces of Latin text, the faces of the other scripts by
 * themselves (some describe themselves in a hundred kilobytes), and the tokens as data.
 */
export function brandFiles(brand: Brand): readonly BrandFile[] {
  const latin = stylesheetsOf(brand, ['en']);
  const others = stylesheetsOf(brand).filter((stylesheet) => !latin.includes(stylesheet));
  return [
    {
      path: `brands/${brand.id}.css`,
      text: importing(latin) + brandCss(brand, { isDefault: true, embedded: true }),
    },
    { path: `brands/${brand.id}.scripts.css`, text: importing(others) },
    { path: `brands/${brand.id}.json`, text: `${JSON.stringify(designTokens(brand), null, 2)}\n` },
  ];
}
