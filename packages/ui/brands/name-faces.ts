import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { scriptFaces } from './script-faces.ts';
import { typefaceFor } from './typeface-for.ts';
import type { Brand } from '../tokens/brand.ts';

const family = 'Language Names';

/** Reads the ranges of a `unicode-range`, such as `U+0951-0952,U+0964`. */
const readRanges = (rule: string): readonly (readonly [first: number, last: number])[] =>
  [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

const lettersIn = (rule: string, text: string): readonly string[] => {
  const ranges = readRanges(rule);
  return [...new Set(text)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
};

/** Writes a file with these letters of a font. Returns its path. */
const writeSubset = async (font: string, letters: string, folder: string): Promise<string> => {
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(readFileSync(font), letters, { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `language-names-${hash}.woff2`);
  writeFileSync(path, bytes);
  return path;
};

/**
 * Returns the CSS for the names of languages in their own scripts: a typeface with only their letters, and the token
 * `--sb-font-language-names`. A list of languages then loads a few kilobytes, and not the whole typeface of each script,
 * which has up to 200 kB. A name in a script that the brand has no typeface for is shown in one of the device.
 * @param names Names by BCP 47 tag, such as `{ bn: 'বাংলা' }`
 * @param folder Absolute path of the folder for the font files
 */
export const nameFaces = async (
  brand: Brand,
  names: Readonly<Record<string, string>>,
  folder: string,
): Promise<string> => {
  const rules: string[] = [];
  for (const [language, name] of Object.entries(names)) {
    const typeface = typefaceFor(brand, language);
    if (typeface === undefined) continue;
    for (const rule of scriptFaces(typeface.stylesheet)) {
      const letters = lettersIn(rule, name);
      const [, font] = /url\(([^)]+)\)/.exec(rule) ?? [];
      if (letters.length === 0 || font === undefined) continue;
      const path = await writeSubset(resolve(import.meta.dirname, font), letters.join(''), folder);
      const range = letters.map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(',');
      const weights = /font-weight: ([^;]+);/.exec(rule)?.[1] ?? 'normal';
      const url = relative(import.meta.dirname, path).replaceAll('\\', '/');
      rules.push(
        `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(./${url}) format('woff2');unicode-range:${range}}`,
      );
    }
  }
  return [
    ...rules,
    `:root{--sb-font-language-names:'${family}','${brand.type.sans.family}',system-ui,sans-serif}`,
  ].join('\n');
};
