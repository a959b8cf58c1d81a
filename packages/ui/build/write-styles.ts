/** Writes the stylesheets and brand files into `dist`. `npm run build` runs it after tsdown. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { brands } from '../brands/index.ts';
import { contrastReport } from '../tokens/contrast-rules.ts';
import { brandFiles } from './brand-files.ts';
import { compileStyles } from './compile-styles.ts';
import { themeCss } from './theme-css.ts';

const dist = new URL('../dist/', import.meta.url);
mkdirSync(new URL('brands/', dist), { recursive: true });

const files = [
  { path: 'styles.css', text: await compileStyles() },
  { path: 'theme.css', text: themeCss() },
  ...Object.values(brands).flatMap(brandFiles),
  { path: 'brands/contrast.md', text: Object.values(brands).map(contrastReport).join('\n') },
];
for (const { path, text } of files) writeFileSync(new URL(path, dist), text);

// Copy the handwritten declaration files, because tsdown does not.
const declarations = 'brands/virtual-modules.d.ts';
copyFileSync(new URL(`../${declarations}`, import.meta.url), new URL(declarations, dist));
