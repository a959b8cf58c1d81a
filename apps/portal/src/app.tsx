import { useUnit } from 'effector-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useParams, useSearch } from 'wouter';
import { $isMaintenance } from '@saddlebag/domain/flags';
import { useLocale } from '@saddlebag/domain/react';
import { $hasAccount, $isSignedIn, $isSignUpOpen } from '@saddlebag/domain/session';
import { UiProvider } from '@saddlebag/ui/provider';
import { firstScreenOf } from './first-screen.ts';
import { lazyPart } from './lazy-part.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { paths, returnPathOf, routes } from './paths.ts';
import { LoadBoundary } from './shell/load-boundary.tsx';
import { PageLoading } from './shell/page-loading.tsx';
import { $hasLoggedOut } from './logout.model.ts';

const Toasts = lazyPart(async () => (await import('./widgets/toasts/index.ts')).Toasts);
const NotFoundPage = lazyScreen(async () => (await import('./routes/not-found/index.ts')).NotFoundPage);
const LoginPage = lazyScreen(async () => (await import('./routes/login/index.ts')).LoginPage);
const ForgotPasswordPage = lazyScreen(
  async () => (await import('./routes/forgot-password/index.ts')).ForgotPasswordPage,
);
const RegisterPage = lazyScreen(async () => (await import('./routes/register/index.ts')).RegisterPage);
const RequestScreen = lazyScreen(async () => (await import('./routes/request/index.ts')).RequestScreen);
const TrackingScreen = lazyScreen(async () => (await import('./routes/tracking/index.ts')).TrackingScreen);
const HistoryScreen = lazyScreen(async () => (await import('./routes/history/index.ts')).HistoryScreen);
const MaintenancePage = lazyScreen(
  async () => (await import('./routes/maintenance/index.ts')).MaintenancePage,
);
const TermsPage = lazyScreen(async () => (await import('./routes/terms/index.ts')).TermsPage);

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
            <Route path={routes.register}>
              <WithoutAccount>
                <SignUpRoute />
              </WithoutAccount>
            </Route>
            <Route path={routes.forgotPassword}>
              <WithoutAccount>
                <ForgotPasswordPage />
              </WithoutAccount>
            </Route>
            {signedInRoutes.map(([path, Screen]) => (
              <Route key={path} path={path}>
                <SignedInOnly Screen={Screen} />
              </Route>
            ))}
            <Route path={routes.maintenance} component={MaintenanceRoute} />
            <Route path={routes.terms} component={TermsPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </LoadBoundary>
      <Toasts />
      {tools}
    </UiProvider>
  );
}

/**
 * Redirects to the login if there is no session, and to the maintenance screen during maintenance. The login
 * returns to this path, except after an explicit logout.
 */
function SignedInOnly({ Screen }: { Screen: ComponentType<{ vendorId: string | null }> }) {
  const [isSignedIn, hasLoggedOut, isMaintenance] = useUnit([$isSignedIn, $hasLoggedOut, $isMaintenance]);
  const { vendorId } = useParams<{ vendorId?: string }>();
  const [path] = useLocation();
  const search = useSearch();
  const currentPath = search ? `${path}?${search}` : path;
  if (!isSignedIn) return <Redirect to={paths.home(hasLoggedOut ? null : currentPath)} replace />;
  if (isMaintenance) return <Redirect to={paths.maintenance(currentPath)} replace />;
  return <Screen vendorId={vendorId ?? null} />;
}

/** Shows the maintenance screen. When the maintenance ends, redirects to the previous path. */
function MaintenanceRoute() {
  const search = useSearch();
  const isMaintenance = useUnit($isMaintenance);
  return isMaintenance ? <MaintenancePage /> : <Redirect to={returnPathOf(search) ?? paths.home()} replace />;
}

/** Redirects a vendor with an account to the request screen. Guests stay. */
function WithoutAccount({ children }: { children: ReactNode }) {
  return useUnit($hasAccount) ? <Redirect to={paths.request()} replace /> : children;
}

function LoginRoute() {
  const hasAccount = useUnit($hasAccount);
  const from = returnPathOf(useSearch());
  return hasAccount ? <Redirect to={from ?? paths.request()} replace /> : <LoginPage />;
}

/** Redirects to the login while registration is closed. */
function SignUpRoute() {
  return useUnit($isSignUpOpen) ? <RegisterPage /> : <Redirect to={paths.login()} replace />;
}
