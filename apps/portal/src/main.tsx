import { allSettled, fork } from 'effector';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareCalls } from '@saddlebag/domain/api';
import { $loadTexts, $supportedLanguages } from '@saddlebag/domain/i18n';
import { ScopeProvider } from '@saddlebag/domain/react';
import { $isSignedIn } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import { App, loadFirstScreen, type AppProps } from './app.tsx';
import './appearance/appearance.model.ts';
import './market.model.ts';
import './entry-texts.ts';
import { build } from './build.ts';
import { languages, loadTexts } from './languages.ts';
import { screenAttempts, withRetries } from './lazy-component.tsx';
import { lazyPart } from './lazy-part.tsx';
import { LoadFailure } from './shell/load-failure.tsx';
import 'virtual:saddlebag-brands.css';
import './styles.css';

const scope = fork({
  values: [
    [$loadTexts, loadTexts],
    [$supportedLanguages, languages],
  ],
});

const root = document.getElementById('root');
if (!root)
  throw new Error('index.html has no element #root, so there is nowhere to show the portal. Put it back.');

// In the sandbox only.
const FlagPanel = lazyPart(async () => (await import('./developer-tools/index.ts')).FlagPanel);

const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;

const show = (page: ReactNode) => {
  createRoot(root).render(<ScopeProvider scope={scope}>{page}</ScopeProvider>);
};

const begin = (Portal: ComponentType<AppProps>) => {
  // Tickers and sockets that start here never settle, so nothing waits for them.
  void allSettled(appStarted, { scope, params: build });
  // A screen that comes with the page is the first thing to see, a sign of waiting only where it takes its time.
  const soon = new Promise((resolve) => setTimeout(resolve, 400));
  const first = loadFirstScreen(scope.getState($isSignedIn), location.pathname).catch(() => undefined);
  void Promise.race([first, soon]).then(() => {
    show(<Portal nonce={nonce} tools={build.environment === 'sandbox' && <FlagPanel />} />);
  });
  // The first picture does not wait for the flags either: what was known last holds until their providers have been asked.
  void withRetries(() => import('@saddlebag/domain/flag-refresh')).then(({ flagWatchBegun }) =>
    allSettled(flagWatchBegun, { scope }),
  );
};

// Inside a partner's app, that app says who is there.
if (window.parent !== window)
  withRetries(() => import('./embedded/index.ts'), screenAttempts).then(
    ({ EmbeddedApp, prepareEmbedding }) => {
      prepareEmbedding(scope);
      begin(EmbeddedApp);
    },
    () => show(<LoadFailure />),
  );
else begin(App);

// The first picture does not wait for what makes calls; the first call should not either. A failure shows with that call.
prepareCalls().catch(() => undefined);
