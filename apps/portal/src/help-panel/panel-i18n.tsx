import { createContext, use, type ReactNode } from 'react';
import { createTranslate, type Texts, type Translate } from '@saddlebag/domain/i18n-functions';
import { englishTexts } from './texts.ts';

const loaders = import.meta.glob<Texts>(['../locales/*.json', '!../locales/en.json'], {
  query: '?only=help-panel,text',
  import: 'default',
});

/** Loads the texts of a language. English texts stand in for those that do not load. */
export const loadPanelTexts = async (language: string): Promise<Translate> => {
  const loaded = await loaders[`../locales/${language}.json`]?.().catch(() => undefined);
  return createTranslate({ language, texts: { ...(loaded && { [language]: loaded }), en: englishTexts } });
};

const PanelI18nContext = createContext<Translate | null>(null);

/** Returns the translate function. Throws outside a `PanelI18nProvider`. */
export const usePanelT = (): Translate => {
  const t = use(PanelI18nContext);
  if (!t) throw new Error('A part of the panel has no texts. Render it inside <PanelI18nProvider>.');
  return t;
};

export function PanelI18nProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <PanelI18nContext value={t}>{children}</PanelI18nContext>;
}
