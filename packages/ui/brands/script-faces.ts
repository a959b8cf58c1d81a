import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const latinFile = /-latin-wght-/;

/**
 * Returns the `@font-face` rules of a typeface that a brand uses for another script, with paths relative to this
 * folder. Omits the basic Latin letters: the brand's own typeface has them, and browsers fetch the file while that one is
 * late.
 * @param stylesheet Module path of a stylesheet of Fontsource, such as `@fontsource-variable/noto-sans-thai/wght.css`
 */
export const scriptFaces = (stylesheet: string): readonly string[] => {
  const file = fileURLToPath(import.meta.resolve(stylesheet));
  const folder = relative(import.meta.dirname, dirname(file)).replaceAll('\\', '/');
  const rules = readFileSync(file, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return rules
    .filter((rule) => !latinFile.test(rule))
    .map((rule) => rule.replaceAll('url(./', () => `url(${folder}/`));
};
