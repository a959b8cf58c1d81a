import type { Brand } from '@saddlebag/ui/tokens';
import { localeOf } from '@saddlebag/domain/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { showLoadFailureOnError, type LoadFailureTexts } from './src/show-load-failure-on-error.ts';

/** The part of a locale file that the failure page shows. Every locale file contains these texts. */
interface LocaleFile {
  readonly action: { readonly reload: string };
  readonly page: { readonly 'load-failed': string };
}

/** Reads the failure texts of a language from its locale file. Returns null if there is no such file. */
const readTexts = (folder: string, language: string): LoadFailureTexts | null => {
  let json: string;
  try {
    json = readFileSync(join(folder, `${language}.json`), 'utf8');
  } catch {
    return null;
  }
  const { action, page } = JSON.parse(json) as LocaleFile;
  return { dir: localeOf(language).dir, message: page['load-failed'], reload: action.reload };
};

/**
 * Adds an inline script to the page that reports a missing or broken entry script. A deployment may, for
 * example, have removed the scripts that a cached page names. The texts always include English.
 */
export function entryFailure(brand: Brand, languages: readonly string[]): Plugin {
  const folder = join(import.meta.dirname, 'src/locales');
  const texts = Object.fromEntries(
    [...new Set(['en', ...languages])].flatMap((language) => {
      const found = readTexts(folder, language);
      return found ? [[language, found]] : [];
    }),
  );
  const { accent: color, 'on-accent': text } = brand.colors.light;
  return {
    name: 'saddlebag:entry-failure',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, path }) => {
        if (!bundle || !(path === '/index.html' || path.startsWith('/public-pages/'))) return undefined;
        const call = `(${String(showLoadFailureOnError)})(${JSON.stringify(texts)}, ${JSON.stringify({ color, text })})`;
        return html.replace(
          '</title>',
          (title) => `${title}
    <script>${call.replaceAll('<', '\\u003c')}</script>`,
        );
      },
    },
  };
}
