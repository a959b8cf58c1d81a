import { helpCentreTimes } from '@saddlebag/domain/contracts';
import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { SettingsKeeper } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Change, Account } from '../store/tables.ts';
import { getSignInName } from './sign-in-name.ts';

/** The caller identified by an access token or a partner token. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** The tokens of a session in wire format. `Expires` is in unix seconds. */
interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
  readonly Expires: number;
}

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  exp: z.number(),
  use: z.enum(['access', 'partner', 'help-centre']),
});

type Use = z.output<typeof claimsSchema>['use'];

const partnerTokenSeconds = 8 * 3600;
const refreshTokenMs = 30 * 24 * 3600 * 1000;
const maxCachedTokens = 500;

export interface Tokens {
  /**
   * Issues tokens for a session, and returns the change that makes the refresh token valid.
   * @param refreshToken Defaults to a new random token.
   * @param lifetimeSeconds Lifetime of the access token. Defaults to the setting `access_token_seconds`.
   */
  issue(
    account: Account,
    sessionId: string,
    refreshToken?: string,
    lifetimeSeconds?: number,
  ): Promise<{ readonly tokens: IssuedTokens; readonly change: Change }>;
  /** Derives the successor of a refresh token. The result is always the same, so it need not be stored. */
  deriveSuccessor(refreshToken: string): string;
  /** Returns the change that makes a refresh token valid. */
  createRefreshTokenChange(refreshToken: string, sessionId: string): Change;
  /**
   * Issues a token for a partner's app. It contains the account and the ids of its restaurants on the
   * partner's platform.
   */
  issueForPartner(
    account: Account,
    sessionId: string,
    restaurantIds: readonly string[],
  ): Promise<{ readonly token: string; readonly expires: number }>;
  /**
   * Returns the caller of an access token. Returns null if the token is forged or expired, or its session has
   * ended.
   */
  readAccess(token: string): Promise<Caller | null>;
  /** Issues a token that identifies the caller to the help centre and to nothing else. */
  issueForHelpCentre(caller: Caller): Promise<string>;
  /** Returns the caller of a partner token. Tokens of different uses are not interchangeable. */
  readPartner(token: string): Promise<Caller | null>;
  /** Returns the caller of a help-centre token. */
  readHelpCentre(token: string): Promise<Caller | null>;
}

/** Creates the signer and verifier of the service's tokens (JWT, HS256, RFC 7519). */
export const createTokens = (options: {
  readonly secret: () => string;
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsKeeper;
  readonly cryptography: Cryptography;
}): Tokens => {
  const { secret, store, clock, settings, cryptography } = options;
  const verifiedTokens = new Map<string, Caller & { readonly use: Use }>();

  const readClaims = async (token: string): Promise<(Caller & { readonly use: Use }) | null> => {
    const cached = verifiedTokens.get(token);
    if (cached !== undefined) return cached;
    // The library would compare expiry with the machine's clock, but the service's clock may have been
    // advanced.
    const payload = await verify(token, secret(), { alg: 'HS256', exp: false, nbf: false, iat: false }).catch(
      () => null,
    );
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub, sid, exp, use } = claims.data;
    const caller = { accountId: sub, sessionId: sid, expiresAt: exp, use };
    if (verifiedTokens.size >= maxCachedTokens) verifiedTokens.clear();
    verifiedTokens.set(token, caller);
    return caller;
  };

  const readAs = async (use: Use, token: string): Promise<Caller | null> => {
    const caller = await readClaims(token);
    if (caller?.use !== use || caller.expiresAt * 1000 <= clock.now()) return null;
    const session = store.find('session', caller.sessionId);
    return session === undefined || session.revoked ? null : caller;
  };

  const createRefreshTokenChange = (refreshToken: string, sessionId: string): Change => ({
    table: 'refreshToken',
    record: {
      id: cryptography.digest(refreshToken),
      sessionId,
      expiresAt: clock.now() + refreshTokenMs,
      used: false,
    },
  });

  return {
    createRefreshTokenChange,
    deriveSuccessor: (refreshToken) => cryptography.authenticate(secret(), `refresh ${refreshToken}`),
    async issue(
      account,
      sessionId,
      refresh = randomText(),
      lifetimeSeconds = settings.current().access_token_seconds,
    ) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expires = issuedAt + lifetimeSeconds;
      const claims = { sub: account.id, sid: sessionId, iat: issuedAt, exp: expires, jti: randomText(9) };
      const [access, id] = await Promise.all([
        sign({ ...claims, use: 'access' }, secret(), 'HS256'),
        sign({ ...claims, use: 'id', email: getSignInName(account) }, secret(), 'HS256'),
      ]);
      return {
        tokens: { AccessToken: access, IdToken: id, RefreshToken: refresh, Expires: expires },
        change: createRefreshTokenChange(refresh, sessionId),
      };
    },
    async issueForPartner(account, sessionId, restaurantIds) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expires = issuedAt + partnerTokenSeconds;
      const claims = { sub: account.id, sid: sessionId, iat: issuedAt, exp: expires, jti: randomText(9) };
      const token = await sign(
        { ...claims, use: 'partner', platform_restaurant_ids: [...restaurantIds] },
        secret(),
        'HS256',
      );
      return { token, expires };
    },
    issueForHelpCentre({ accountId, sessionId }) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expires = issuedAt + helpCentreTimes.tokenLifeMs / 1000;
      const claims = { sub: accountId, sid: sessionId, iat: issuedAt, exp: expires, jti: randomText(9) };
      return sign({ ...claims, use: 'help-centre' }, secret(), 'HS256');
    },
    readAccess: (token) => readAs('access', token),
    readPartner: (token) => readAs('partner', token),
    readHelpCentre: (token) => readAs('help-centre', token),
  };
};
