import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import { createFormatters, type Formatters } from '@saddlebag/domain/formats';
import {
  createTranslate,
  fallbackChain,
  formatLocale,
  textDirectionOf,
  type Texts,
  type Translate,
} from '@saddlebag/domain/i18n-functions';
import { loadPageTexts, pageLanguages } from './page-languages.ts';

/** The language of a public page. It never changes while the page is open. */
export interface PageI18n {
  readonly language: string;
  /** The languages that the recipient can choose. */
  readonly choices: readonly string[];
  readonly t: Translate;
  /** Creates the formatters for the conventions of a country. */
  readonly formattersFor: (country: string) => Formatters;
}

const PageI18nContext = createContext<PageI18n | null>(null);

/** Returns the language of the page. Throws outside a `PageI18nProvider`. */
export const usePageI18n = (): PageI18n => {
  const i18n = use(PageI18nContext);
  if (!i18n) throw new Error('A part of a public page has no texts. Render it inside <PageI18nProvider>.');
  return i18n;
};

export const usePageT = (): Translate => usePageI18n().t;
export const usePageFormat = (country: string): Formatters => usePageI18n().formattersFor(country);

interface PageI18nOptions {
  readonly language: string;
  /** The market whose conventions apply to the numbers in texts (ISO 3166-1 alpha-2). */
  readonly country: string;
  readonly english: Texts;
  /** The languages that the recipient can choose. */
  readonly choices: readonly string[];
}

/** Loads the texts of a language. Rejects if they do not load. */
export const loadPageI18n = async ({
  language,
  country,
  english,
  choices,
}: PageI18nOptions): Promise<PageI18n> => {
  const tags = fallbackChain(language).filter((tag) => tag !== 'en' && pageLanguages.includes(tag));
  const loaded = await Promise.all(tags.map(async (tag) => [tag, await loadPageTexts(tag)] as const));
  const formatters = new Map<string, Formatters>();
  return {
    language,
    choices,
    t: createTranslate({
      language,
      texts: { ...Object.fromEntries(loaded), en: english },
      formatLocale: formatLocale(language, country),
    }),
    formattersFor: (orderCountry) => {
      const created = formatters.get(orderCountry) ?? createFormatters({ language, country: orderCountry });
      formatters.set(orderCountry, created);
      return created;
    },
  };
};

/** Provides the language to the page and sets it on the document. */
export function PageI18nProvider({ i18n, children }: { i18n: PageI18n; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = i18n.language;
    document.documentElement.dir = textDirectionOf(i18n.language);
  }, [i18n]);
  return <PageI18nContext value={i18n}>{children}</PageI18nContext>;
}
