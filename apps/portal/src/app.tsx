import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useParams, useSearch } from 'wouter';
import { useLocale } from '@saddlebag/domain/react';
import { $isSignedIn, $isSignUpOpen } from '@saddlebag/domain/session';
import { UiProvider } from '@saddlebag/ui/provider';
import { lazyScreen } from './lazy-screen.tsx';
import { orderIdOf, paths, routes } from './paths.ts';
import { LoginPage } from './routes/login/index.ts';
import { NotFoundPage } from './routes/not-found/index.ts';
import { LoadBoundary } from './shell/load-boundary.tsx';
import { Waiting } from './shell/waiting.tsx';

const Toasts = lazyScreen(async () => (await import('./widgets/toasts/index.ts')).Toasts);
const ForgotPasswordPage = lazyScreen(
  async () => (await import('./routes/forgot-password/index.ts')).ForgotPasswordPage,
);
const RegisterPage = lazyScreen(async () => (await import('./routes/register/index.ts')).RegisterPage);
const RequestScreen = lazyScreen(async () => (await import('./routes/request/index.ts')).RequestScreen);
const TrackingScreen = lazyScreen(async () => (await import('./routes/tracking/index.ts')).TrackingScreen);

/** Everything on the page: which screen an address shows, and to whom. */
export function App({ nonce }: { nonce: string | undefined }) {
  const { locale, dir } = useLocale();

  return (
    <UiProvider language={locale} direction={dir} nonce={nonce}>
      <LoadBoundary>
        <Suspense fallback={<Waiting />}>
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
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </LoadBoundary>
      <Suspense>
        <Toasts />
      </Suspense>
    </UiProvider>
  );
}

/** Signed-in screens send everybody else to the start. */
function Protected({ children }: { children: ReactNode }) {
  return useUnit($isSignedIn) ? children : <Redirect to={paths.home()} replace />;
}

/** Screens for people without a session send everybody else to their work. */
function SignedOut({ children }: { children: ReactNode }) {
  return useUnit($isSignedIn) ? <Redirect to={paths.request()} replace /> : children;
}

function LoginRoute() {
  return (
    <SignedOut>
      <LoginPage />
    </SignedOut>
  );
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
