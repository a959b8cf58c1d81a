import { locales, type Locale } from '@saddlebag/domain/i18n';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const shippedTags = new Set(
  readdirSync(join(import.meta.dirname, 'src/locales')).map((name) => name.replace(/\.json$/, '')),
);

/** The languages whose texts the portal ships. */
export const shippedLocales: readonly Locale[] = locales.filter(({ tag }) => shippedTags.has(tag));

/** Leaves out the names of the languages that the build does not ship. Every screen loads this list first. */
export function onlyShippedLocales(): Plugin {
  return {
    name: 'saddlebag:shipped-locales',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/domain/src/platform/i18n/all-locales.ts')) return null;
      return { code: `export const locales = ${JSON.stringify(shippedLocales)};`, moduleType: 'js' };
    },
  };
}
