import type { ApiFailure } from '../../api/index.ts';
import { loginFailureMessages } from '../../contracts/index.ts';

/** The text of a failed login. `message` is the service's message if the text quotes it, else empty. */
export interface LoginFailureText {
  readonly key: string;
  readonly message: string;
}

const textOf = (key: string): LoginFailureText => ({ key: `auth.${key}`, message: '' });

/**
 * Selects the text of a failed login: `auth.{message}` for a known message of the service, or the offline
 * text if there was no response (specification 000, section 8). Other messages are quoted.
 */
export const loginFailureText = (failure: ApiFailure): LoginFailureText => {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return textOf('offline');
  if (failure.kind === 'unreadable') return textOf('unreadable');
  const known = loginFailureMessages.find((message) => message === failure.message);
  if (known) return textOf(known);
  if (failure.status === 429) return textOf('too-many-requests');
  if (failure.status >= 500 || failure.message === '') return textOf('internal-error');
  return { key: 'auth.other', message: failure.message };
};
