import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { useLocale } from '@saddlebag/domain/react';
import { $hasAccount } from '@saddlebag/domain/session';
import { UiProvider } from '@saddlebag/ui/provider';
import { firstScreenOf } from './first-screen.ts';
import { lazyPart } from './lazy-part.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { paths, returnPathOf, routes } from './paths.ts';
import { LoadBoundary } from './shell/load-boundary.tsx';
import { PageLoading } from './shell/page-loading.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

const Toasts = lazyPart(async () => (await import('./widgets/toasts/index.ts')).Toasts);
const LoginPage = lazyScreen(async () => (await import('./routes/login/page.tsx')).LoginPage);
const RequestScreen = lazyScreen(async () => (await import('./routes/request/index.ts')).RequestScreen);
const TrackingScreen = lazyScreen(async () => (await import('./routes/tracking/index.ts')).TrackingScreen);
const HistoryScreen = lazyScreen(async () => (await import('./routes/history/index.ts')).HistoryScreen);
const OtherScreens = lazyScreen(async () => (await import('./other-screens.tsx')).OtherScreens);

const signedInRoutes = [
  [routes.request, RequestScreen],
  [routes.tracking, TrackingScreen],
  [routes.history, HistoryScreen],
] as const;

const screensByName = { login: LoginPage, request: RequestScreen, tracking: TrackingScreen };

/** Fetches the code of the screen that the path opens, if that screen is preloaded. */
export const loadFirstScreen = async (isSignedIn: boolean, path: string): Promise<void> => {
  const screen = firstScreenOf(isSignedIn, path);
  if (screen) await screensByName[screen].load();
};

export interface AppProps {
  /** The Content-Security-Policy nonce for inline styles. */
  readonly nonce: string | undefined;
  /** Developer tools, rendered with every screen. */
  readonly tools?: ReactNode;
}

/** The root component: maps each path to its screen and redirects visitors without access. */
export function App({ nonce, tools }: AppProps) {
  const { locale, dir } = useLocale();

  return (
    <UiProvider language={locale} direction={dir} nonce={nonce}>
      <LoadBoundary>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path={routes.home} component={LoginRoute} />
            <Route path={routes.login} component={LoginRoute} />
            {signedInRoutes.map(([path, Screen]) => (
              <Route key={path} path={path}>
                <SignedInOnly Screen={Screen} />
              </Route>
            ))}
            <Route component={OtherScreens} />
          </Switch>
        </Suspense>
      </LoadBoundary>
      <Toasts />
      {tools}
    </UiProvider>
  );
}

function LoginRoute() {
  const hasAccount = useUnit($hasAccount);
  const from = returnPathOf(useSearch());
  return hasAccount ? <Redirect to={from ?? paths.request()} replace /> : <LoginPage />;
}
