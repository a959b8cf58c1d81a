import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { $isMaintenance } from '@saddlebag/domain/flags';
import { $hasAccount, $isSignUpOpen } from '@saddlebag/domain/session';
import { lazyScreen } from './lazy-screen.tsx';
import { paths, returnPathOf, routes } from './paths.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const NotFoundPage = lazyScreen(async () => (await import('./routes/not-found/index.ts')).NotFoundPage);
const ForgotPasswordPage = lazyScreen(
  async () => (await import('./routes/forgot-password/index.ts')).ForgotPasswordPage,
);
const RegisterPage = lazyScreen(async () => (await import('./routes/register/index.ts')).RegisterPage);
const BulkOrderScreen = lazyScreen(
  async () => (await import('./routes/bulk-order/index.ts')).BulkOrderScreen,
);
const HelpCenterScreen = lazyScreen(
  async () => (await import('./routes/helpcenter/index.ts')).HelpCenterScreen,
);
const MaintenancePage = lazyScreen(
  async () => (await import('./routes/maintenance/index.ts')).MaintenancePage,
);
const TermsPage = lazyScreen(async () => (await import('./routes/terms/index.ts')).TermsPage);
const FaqPage = lazyScreen(async () => (await import('./routes/faq/index.ts')).FaqPage);

const signedInRoutes = [
  [routes.bulkOrder, BulkOrderScreen],
  [routes.helpCenter, HelpCenterScreen],
] as const;

/**
 * The screens that a vendor opens rarely. They have a chunk of their own, because each lazy screen adds its name and
 * the names of its files to the chunk that can open it, and the first screens load only what they need.
 */
export function OtherScreens() {
  return (
    <Switch>
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
      <Route path={routes.faq} component={FaqPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
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

/** Redirects to the login while registration is closed. */
function SignUpRoute() {
  return useUnit($isSignUpOpen) ? <RegisterPage /> : <Redirect to={paths.login()} replace />;
}
