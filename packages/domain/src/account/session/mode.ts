import type { Session } from '../../api/index.ts';

/** How the portal is used: by an account, by a guest, or inside a partner's app (specification 000, section 1). */
export type Mode = 'CLASSIC' | 'GUEST' | 'GODROID';

/** Only an account's session can be renewed; that of a partner's app carries no access token, the app has it. */
export const modeOf = (session: Session | null): Mode => {
  if (!session || session.refreshToken) return 'CLASSIC';
  return session.accessToken ? 'GUEST' : 'GODROID';
};
