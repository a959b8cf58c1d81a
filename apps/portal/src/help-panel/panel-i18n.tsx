import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import {
  createTranslate,
  fallbackChain,
  textDirectionOf,
  type Texts,
  type Translate,
} from '@saddlebag/domain/i18n-functions';
import { followLanguage, portalLanguage } from './portal-settings.ts';
import { englishTexts } from './texts.ts';

const loaders = import.meta.glob<Texts>(['../locales/*.json', '!../locales/en.json'], {
  query: '?only=help-panel,text',
  import: 'default',
});

/**
 * Loads the texts of a language, or of the closest one that the panel has. English texts stand in for those that do
 * not load.
 */
export const loadPanelTexts = async (locale: string): Promise<Translate> => {
  const path = (tag: string) => `../locales/${tag}.json`;
  const language = fallbackChain(locale).find((tag) => loaders[path(tag)]) ?? 'en';
  const loaded = await loaders[path(language)]?.().catch(() => undefined);
  return createTranslate({ language, texts: { ...(loaded && { [language]: loaded }), en: englishTexts } });
};

const PanelI18nContext = createContext<Translate | null>(null);

/** Returns the translate function. Throws outside a `PanelI18nProvider`. */
export const usePanelT = (): Translate => {
  const t = use(PanelI18nContext);
  if (!t) throw new Error('A part of the panel has no texts. Render it inside <PanelI18nProvider>.');
  return t;
};

/** Provides the texts, first those of `t`. They follow the language of the portal, so typed texts stay. */
export function PanelI18nProvider({ t: initialT, children }: { t: Translate; children: ReactNode }) {
  const [t, setT] = useState<Translate>(() => initialT);

  useEffect(() => {
    let latest = '';
    const show = (language: string): void => {
      latest = language;
      void loadPanelTexts(language).then((loadedT) => {
        if (language !== latest) return;
        setT(() => loadedT);
        document.title = loadedT('help-panel.title');
        document.documentElement.lang = language;
        document.documentElement.dir = textDirectionOf(language);
      });
    };
    // The language may have changed since the HTML file was chosen.
    if (portalLanguage() !== document.documentElement.lang) show(portalLanguage());
    return followLanguage(show);
  }, []);

  return <PanelI18nContext value={t}>{children}</PanelI18nContext>;
}
