import type { ApiFailure } from '../../api/index.ts';
import { loginFailureMessages } from '../../contracts/index.ts';

/** What the login screen says: a translation key, and the service's own words for the one text that repeats them. */
export interface LoginFailureText {
  readonly key: string;
  readonly message: string;
}

const said = (key: string): LoginFailureText => ({ key: `auth.${key}`, message: '' });

/**
 * The text for a sign-in that failed: `auth.{message}` with the service's own message, or that one could be offline when
 * there was no status at all (specification 000, section 8). A message without a text of its own is repeated as it is.
 */
export const loginFailureText = (failure: ApiFailure): LoginFailureText => {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return said('offline');
  if (failure.kind === 'unreadable') return said('unreadable');
  const known = loginFailureMessages.find((message) => message === failure.message);
  if (known) return said(known);
  if (failure.status === 429) return said('too-many-requests');
  if (failure.status >= 500 || failure.message === '') return said('internal-error');
  return { key: 'auth.other', message: failure.message };
};
