import type { Session } from '../../api/index.ts';

/**
 * The mode of the portal: for accounts, for guests, or inside a partner's app (specification 000, section 1).
 */
export type Mode = 'CLASSIC' | 'GUEST' | 'GODROID';

/**
 * Derives the mode. Only accounts have a refresh token. In a partner's app, the session has no access token
 * either, because the app provides it.
 */
export const modeOf = (session: Session | null): Mode => {
  if (!session || session.refreshToken) return 'CLASSIC';
  return session.accessToken ? 'GUEST' : 'GODROID';
};
