import type { Brand } from '@saddlebag/ui/tokens';
import { localeOf } from '@saddlebag/domain/i18n';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageShellHtml, pageShellStyles, type ShellTexts } from './page-shell-html.ts';
import { firstScreenOf } from './src/first-screen.ts';
import { showPageShell, type ShellLanguages } from './src/show-page-shell.ts';

const folder = join(import.meta.dirname, 'src/locales');
const fileOf = (language: string): string => join(folder, `${language}.json`);

type BrandTexts = { readonly default: string } & Readonly<Partial<Record<string, string>>>;

/** The part of a locale file that the shell shows. Some brands have texts of their own about the product. */
interface LocaleFile {
  readonly product: Readonly<Record<'promise' | 'claim', BrandTexts>>;
  readonly auth: { readonly title: string; readonly lead: string };
  readonly request: { readonly title: string; readonly quote: { readonly waiting: string } };
}

const readTexts = (language: string, brand: Brand): ShellTexts => {
  const { product, auth, request } = JSON.parse(readFileSync(fileOf(language), 'utf8')) as LocaleFile;
  return {
    promise: product.promise[brand.id] ?? product.promise.default,
    claim: product.claim[brand.id] ?? product.claim.default,
    loginTitle: auth.title,
    loginLead: auth.lead,
    requestTitle: request.title,
    quoteWaiting: request.quote.waiting,
  };
};

const inlineScript = (languages: ShellLanguages): string => `
try {
  const firstScreenOf = ${String(firstScreenOf)};
  const isSignedIn = localStorage.getItem('token') !== null;
  (${String(showPageShell)})(firstScreenOf(isSignedIn, location.pathname), ${JSON.stringify(languages)});
} catch {}
`;

/**
 * Adds the page shell to the portal's HTML, in English and the languages of the market.
 * @param hasDemoAccounts whether the login lists the sandbox's accounts
 * @param languages the tags of the market's languages, of which the first one with texts is the initial one
 */
export function pageShell(brand: Brand, languages: readonly string[], hasDemoAccounts: boolean): Plugin {
  const available = [...new Set(['en', ...languages])].filter((language) => existsSync(fileOf(language)));
  const texts = Object.fromEntries(available.map((language) => [language, readTexts(language, brand)]));
  const script = inlineScript({
    initial: languages.find((language) => available.includes(language)) ?? 'en',
    directions: Object.fromEntries(available.map((language) => [language, localeOf(language).dir])),
  });
  return {
    name: 'saddlebag:page-shell',
    transformIndexHtml: {
      order: 'post',
      // The script is above the styles, because a script below a stylesheet waits for it to load.
      handler: (html, { bundle, path }) => {
        if (!bundle || path !== '/index.html') return undefined;
        return html
          .replace(
            '</title>',
            (title) =>
              `${title}\n    <script>${script}</script>\n    <style nonce="__CSP_NONCE__">${pageShellStyles(available)}</style>`,
          )
          .replace(
            '<div id="root"></div>',
            (root) => `${root}\n    ${pageShellHtml(brand, texts, hasDemoAccounts)}`,
          );
      },
    },
  };
}
