import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { $isMaintenance } from '@saddlebag/domain/flags';
import { $isSignedIn } from '@saddlebag/domain/session';
import { $hasLoggedOut } from './logout.model.ts';
import { paths } from './paths.ts';

/**
 * Redirects to the login if there is no session, and to the maintenance screen during maintenance. The login
 * returns to this path, except after an explicit logout.
 */
export function SignedInOnly({ Screen }: { Screen: ComponentType<{ vendorId: string | null }> }) {
  const [isSignedIn, hasLoggedOut, isMaintenance] = useUnit([$isSignedIn, $hasLoggedOut, $isMaintenance]);
  const { vendorId } = useParams<{ vendorId?: string }>();
  const [path] = useLocation();
  const search = useSearch();
  const currentPath = search ? `${path}?${search}` : path;
  if (!isSignedIn) return <Redirect to={paths.home(hasLoggedOut ? null : currentPath)} replace />;
  if (isMaintenance) return <Redirect to={paths.maintenance(currentPath)} replace />;
  return <Screen vendorId={vendorId ?? null} />;
}
