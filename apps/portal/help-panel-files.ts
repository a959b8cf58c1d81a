import { baseLanguage, resolveLanguage } from '@saddlebag/domain/i18n-functions';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { helpPanelHtml, helpPanelPath } from './help-panel-html.ts';

const localeFolder = join(import.meta.dirname, 'src/locales');

/** The part of a locale file that an HTML file contains. */
interface LocaleFile {
  readonly 'help-panel': { readonly title: string };
}

const languages = readdirSync(localeFolder).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
const htmlOf = (language: string): string => {
  const file = JSON.parse(readFileSync(join(localeFolder, `${language}.json`), 'utf8')) as LocaleFile;
  return helpPanelHtml(language, file['help-panel'].title);
};

const languagesByFile: ReadonlyMap<string, string> = new Map(
  languages.map((language) => [join(import.meta.dirname, `help-panel/${language}.html`), language]),
);

/** Paths of the HTML files that the plugin provides, one for each language. None of them exists on disk. */
export const helpPanelInputs: readonly string[] = [...languagesByFile.keys()];

/**
 * Provides the HTML files of the panel of the help centre. In development, the plugin serves the panel as the sandbox
 * does in a build.
 */
export function helpPanelFiles(): Plugin {
  return {
    name: 'saddlebag:help-panel-files',
    enforce: 'pre',
    resolveId: (id) => (languagesByFile.has(id) ? id : null),
    load(id) {
      const language = languagesByFile.get(id);
      return language === undefined ? null : htmlOf(language);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        if (pathname !== helpPanelPath) {
          next();
          return;
        }
        const language = resolveLanguage(searchParams.get('locale'), languages) ?? baseLanguage;
        server.transformIndexHtml(url, htmlOf(language)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
