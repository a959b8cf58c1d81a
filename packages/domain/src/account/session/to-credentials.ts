import { noCredentials } from '../../api/index.ts';
import type { Credentials } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';

/** The tokens of a session, as the client sends them. */
export const toCredentials = (session: Session | null): Credentials =>
  session ? { ...noCredentials, accessToken: session.accessToken, idToken: session.idToken } : noCredentials;
