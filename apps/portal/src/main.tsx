import { allSettled, createWatch, fork, type Store } from 'effector';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadClient } from '@saddlebag/domain/api';
import { $isLanguageLoading, $loadTexts, $supportedLanguages } from '@saddlebag/domain/i18n';
import { ScopeProvider } from '@saddlebag/domain/react';
import { $isSignedIn } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import { $view } from '@saddlebag/domain/vendors';
import { App, loadFirstScreen, type AppProps } from './app.tsx';
import './appearance/appearance.model.ts';
import './entry-texts.ts';
import { build } from './build.ts';
import { screenAttempts, withRetries } from './lazy-component.tsx';
import { lazyPart } from './lazy-part.tsx';
import { loadTexts } from './load-texts.ts';
import { LoadFailure } from './shell/load-failure.tsx';
import 'virtual:saddlebag-brands.css';
import './styles.css';

const scope = fork({
  values: [
    [$loadTexts, loadTexts],
    [$supportedLanguages, build.languages],
  ],
});

const root = document.getElementById('root');
if (!root) throw new Error('Add an element #root to index.html for the portal to render into.');

// Rendered only in sandbox builds.
const FlagPanel = lazyPart(async () => (await import('./developer-tools/index.ts')).FlagPanel);

const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;

const render = (page: ReactNode) => {
  createRoot(root).render(<ScopeProvider scope={scope}>{page}</ScopeProvider>);
};

/** Resolves when the value of a store meets the condition. */
const until = <T,>(store: Store<T>, isMet: (value: T) => boolean) =>
  new Promise<void>((resolve) => {
    const check = (value: T) => isMet(value) && resolve();
    createWatch({ unit: store, scope, fn: check });
    check(scope.getState(store));
  });

const typefacesLoaded = () => {
  const style = getComputedStyle(document.body);
  return Promise.all(
    ['sans', 'display'].map((name) =>
      document.fonts.load(`1em ${style.getPropertyValue(`--sb-font-${name}`)}`),
    ),
  );
};

/** Settles together with the promise, and after the given milliseconds at the latest. */
const atMost = (milliseconds: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))]);

/** Makes the browser keep the fallback of each typeface that is still loading, because a late one moves the text. */
const keepFallbacks = () => {
  for (const face of document.fonts) if (face.status === 'loading') face.display = 'optional';
};

const start = (Portal: ComponentType<AppProps>) => {
  // Not awaited: the timers and sockets started here never settle.
  void allSettled(appStarted, { scope, params: build });
  // Waits a moment for the code of the first screen, the brand's typefaces and a vendor's outlets, so that a fast load
  // shows no spinner and moves no text. The page shell, if it shows, is a better sight than a spinner.
  const { shell } = document.documentElement.dataset;
  void Promise.allSettled([
    atMost(shell ? 10_000 : 400, loadFirstScreen(scope.getState($isSignedIn), location.pathname)),
    atMost(
      shell ? 2000 : 0,
      Promise.race([
        until($view, (view) => view !== 'loading'),
        until($isSignedIn, (isSignedIn) => !isSignedIn),
      ]),
    ),
    atMost(400, typefacesLoaded()),
    // Otherwise the page could turn around.
    until($isLanguageLoading, (isLoading) => !isLoading),
  ]).then(() => {
    keepFallbacks();
    render(<Portal nonce={nonce} tools={build.environment === 'sandbox' && <FlagPanel />} />);
  });
  // Refreshes the flags, among other things. Until then, the portal renders with those of the last visit.
  void withRetries(() => import('./background/index.ts')).then(({ startBackground }) => {
    startBackground(scope);
  });
};

// Inside a partner's app, the app provides the session.
if (window.parent !== window)
  withRetries(() => import('./embedded/index.ts'), screenAttempts).then(
    ({ EmbeddedApp, prepareEmbedding }) => {
      prepareEmbedding(scope);
      start(EmbeddedApp);
    },
    () => render(<LoadFailure />),
  );
else start(App);

// Loads the HTTP client in the background, so the first call is not delayed. If loading fails, that call
// reports the failure.
preloadClient().catch(() => undefined);
