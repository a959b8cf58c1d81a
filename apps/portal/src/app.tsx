import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useParams, useSearch } from 'wouter';
import { $isMaintenance } from '@saddlebag/domain/flags';
import { useLocale } from '@saddlebag/domain/react';
import { $hasAccount, $isSignedIn, $isSignUpOpen } from '@saddlebag/domain/session';
import { UiProvider } from '@saddlebag/ui/provider';
import { firstScreenOf } from './first-screen.ts';
import { lazyPart } from './lazy-part.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { orderIdOf, paths, returnPathOf, routes } from './paths.ts';
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

const MaintenancePage = lazyScreen(
  async () => (await import('./routes/maintenance/index.ts')).MaintenancePage,
);
const TermsPage = lazyScreen(async () => (await import('./routes/terms/index.ts')).TermsPage);

const firstScreens = { login: LoginPage, request: RequestScreen, tracking: TrackingScreen };

/** Fetches the code of the screen that the visit begins with. */
export const loadFirstScreen = async (isSignedIn: boolean, path: string): Promise<void> => {
  const screen = firstScreenOf(isSignedIn, path);
  if (screen) await firstScreens[screen].load();
};

export interface AppProps {
  readonly nonce: string | undefined;
  readonly tools?: ReactNode;
}

/** Everything on the page: which screen an address shows, and to whom; `tools` stand beside all screens. */
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
              <SignedOut>
                <SignUpRoute />
              </SignedOut>
            </Route>
            <Route path={routes.forgotPassword}>
              <SignedOut>
                <ForgotPasswordPage />
              </SignedOut>
            </Route>
            <Route path={routes.request}>
              <Protected>
                <RequestRoute />
              </Protected>
            </Route>
            <Route path={routes.tracking}>
              <Protected>
                <TrackingRoute />
              </Protected>
            </Route>
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
 * Signed-in screens send everybody else to the start, from where signing in leads back, unless they have logged out;
 * and everybody away while the portal is worked on.
 */
function Protected({ children }: { children: ReactNode }) {
  const [isSignedIn, hasLoggedOut, isMaintenance] = useUnit([$isSignedIn, $hasLoggedOut, $isMaintenance]);
  const [path] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  if (!isSignedIn) return <Redirect to={paths.home(hasLoggedOut ? null : here)} replace />;
  if (isMaintenance) return <Redirect to={paths.maintenance(here)} replace />;
  return children;
}

/** When the work is over, the maintenance screen gives way to the one it has taken the place of. */
function MaintenanceRoute() {
  const search = useSearch();
  const isMaintenance = useUnit($isMaintenance);
  return isMaintenance ? <MaintenancePage /> : <Redirect to={returnPathOf(search) ?? paths.home()} replace />;
}

/** Screens for people without an account send everybody else to their work. */
function SignedOut({ children }: { children: ReactNode }) {
  return useUnit($hasAccount) ? <Redirect to={paths.request()} replace /> : children;
}

function LoginRoute() {
  const hasAccount = useUnit($hasAccount);
  const from = returnPathOf(useSearch());
  return hasAccount ? <Redirect to={from ?? paths.request()} replace /> : <LoginPage />;
}

/** While no accounts are made, the address of the sign-up leads to the login. */
function SignUpRoute() {
  return useUnit($isSignUpOpen) ? <RegisterPage /> : <Redirect to={paths.login()} replace />;
}

function RequestRoute() {
  const { vendorId } = useParams<{ vendorId?: string }>();
  return <RequestScreen vendorId={vendorId ?? null} />;
}

function TrackingRoute() {
  const { vendorId } = useParams<{ vendorId?: string }>();
  return <TrackingScreen vendorId={vendorId ?? null} orderId={orderIdOf(useSearch())} />;
}
