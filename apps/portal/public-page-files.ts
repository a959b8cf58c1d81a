import type { Brand } from '@saddlebag/ui/tokens';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { publicPageHtml } from './public-page-html.ts';
import { publicPages } from './public-page-of.ts';
import { loadOrderEarly } from './src/public-pages/shell/load-order-early.ts';

const pagesByFile: ReadonlyMap<string, (typeof publicPages)[number]> = new Map(
  publicPages.map((page) => [join(import.meta.dirname, `public-pages/${page}.html`), page]),
);

/** Paths of the HTML files that the plugin provides. None of them exists on disk. */
export const publicPageInputs: readonly string[] = [...pagesByFile.keys()];

const textModule = /\/locales\/([\w-]+)\.json\?only=/;

/** Returns the script with the texts of each language except English, keyed by language. */
const findTextScripts = (bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk' || !file.isDynamicEntry) return [];
      const language = textModule.exec(file.facadeModuleId ?? '')?.[1];
      return language === undefined || language === 'en' ? [] : [[language, `/${file.fileName}`]];
    }),
  );

/**
 * Replaces the links of stylesheets by their text, which saves a slow phone a round trip before its first
 * paint. A font that arrives late is kept for the next page: swapping it in would move the lines that the
 * recipient reads.
 */
const inlineStyles = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'asset') return link;
    const css = String(file.source).replaceAll('font-display:swap', 'font-display:optional');
    // The disabled link tells lazy chunks, which name this stylesheet, that the page already has it.
    return `<style nonce="__CSP_NONCE__">${css}</style>\n    <link rel="stylesheet" href="/${fileName}" disabled>`;
  });

/** Lets the frame and the order load before the scripts. */
const deferScripts = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

interface PublicPageFilesOptions {
  readonly brand: Brand;
  /** Address of the public orders of the service, with a trailing slash. */
  readonly ordersUrl: string;
}

/**
 * Provides the HTML files of the public pages from one template. In a build, it inlines their styles and a
 * script that requests the order while the page's scripts load.
 */
export function publicPageFiles({ brand, ordersUrl }: PublicPageFilesOptions): Plugin {
  return {
    name: 'saddlebag:public-page-files',
    enforce: 'pre',
    resolveId: (id) => (pagesByFile.has(id) ? id : null),
    load(id) {
      const page = pagesByFile.get(id);
      return page === undefined ? null : publicPageHtml(page, brand);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        const page = pagesByFile.get(filename);
        if (bundle === undefined || page === undefined) return undefined;
        const url = page === 'prohibiteditems-c2c' ? null : ordersUrl;
        const call = `(${String(loadOrderEarly)})(${JSON.stringify(url)}, ${JSON.stringify(findTextScripts(bundle))})`;
        return deferScripts(inlineStyles(html, bundle)).replace(
          '</title>',
          (title) =>
            `${title}\n    <script nonce="__CSP_NONCE__">${call.replaceAll('<', '\\u003c')}</script>`,
        );
      },
    },
  };
}
