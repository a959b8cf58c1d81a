import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { appStarted } from '@saddlebag/domain/environment';
import { $fetch } from '@saddlebag/domain/ports';
import { linkOpened } from '@saddlebag/domain/public-pages';
import { build } from '../../build.ts';
import { linkTokenOf } from '../../public-paths.ts';
import { $baseMapEngine } from '../order/base-map.ts';
import { firstEngine } from '../order/street-map.model.ts';
import { loadPageI18n, PageI18nProvider, type PageI18n } from './page-i18n.tsx';
import { chosenLanguage } from './chosen-language.ts';
import { availableLanguages, choosePageLanguage, pageLanguages } from './page-languages.ts';
import { takeEarlyOrder } from './take-early-order.ts';
import { englishTexts } from './texts.ts';
import 'virtual:saddlebag-brands.css';
import '../public-pages.css';

/** Milliseconds that the first render waits for the texts of the recipient's language. */
const textsTimeoutMs = 3000;

const loadOrEnglish = async (): Promise<PageI18n> => {
  const chosen = chosenLanguage();
  const preferred = chosen === null ? navigator.languages : [chosen, ...navigator.languages];
  const { country, languages } = build.market;
  const language = choosePageLanguage(preferred, languages, pageLanguages);
  const choices = availableLanguages(languages, pageLanguages);
  const load = (tag: string) => loadPageI18n({ language: tag, country, english: englishTexts, choices });
  const timeout = new Promise<PageI18n>((resolve) => {
    setTimeout(() => resolve(load('en')), textsTimeoutMs);
  });
  return Promise.race([load(language).catch(() => load('en')), timeout]);
};

const openPage = (Page: ComponentType, root: HTMLElement): void => {
  const scope = fork({
    values: [
      [$fetch, takeEarlyOrder()],
      [$baseMapEngine, firstEngine()],
    ],
  });
  void allSettled(appStarted, { scope, params: build });
  const token = linkTokenOf(location.pathname);
  // Not awaited: the page polls as long as it is open.
  if (token !== null) void allSettled(linkOpened, { scope, params: token });

  void loadOrEnglish().then((i18n) => {
    createRoot(root).render(
      <Provider value={scope}>
        <PageI18nProvider i18n={i18n}>
          <Page />
        </PageI18nProvider>
      </Provider>,
    );
  });
};

/**
 * Starts a public page in the recipient's language. Stores nothing on the device, because the link is all
 * that the recipient has.
 */
export const startPage = (Page: ComponentType): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('Add an element #root to the HTML file for the page to render into.');
  // A new task: on a slow phone, the browser can paint between the evaluation of the scripts and the start.
  setTimeout(() => openPage(Page, root));
};
