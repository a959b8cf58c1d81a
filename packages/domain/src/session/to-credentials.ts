import { noCredentials, type Credentials } from '../api/credentials.ts';
import type { Session } from '../api/entities.ts';

/** The tokens of a session, as the client sends them. */
export const toCredentials = (session: Session | null): Credentials =>
  session ? { ...noCredentials, accessToken: session.accessToken, idToken: session.idToken } : noCredentials;
