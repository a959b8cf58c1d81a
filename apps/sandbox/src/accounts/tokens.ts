import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { SettingsKeeper } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Change, Account } from '../store/tables.ts';
import { nameOf } from './account-name.ts';

/** Who is calling, as their access token says. Instants are unix seconds. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** The tokens of a session as the wire writes them; `Expires` is unix seconds. */
export interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
  readonly Expires: number;
}

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  exp: z.number(),
  use: z.enum(['access', 'partner']),
});

type Use = z.output<typeof claimsSchema>['use'];

const partnerTokenLife = 8 * 3600;
const refreshTokenLife = 30 * 24 * 3600 * 1000;
const rememberedTokens = 500;

export interface Tokens {
  /** New tokens for a session, and the change that makes the refresh token valid; a new one unless it is given. */
  issue(
    account: Account,
    sessionId: string,
    refreshToken?: string,
    /** Seconds that the access token lives; as the settings say unless it is given. */
    life?: number,
  ): Promise<{ readonly tokens: IssuedTokens; readonly change: Change }>;
  /**
   * The refresh token that follows on another: always the same one, so that the store need not hold it to say it twice.
   */
  successorOf(refreshToken: string): string;
  /** The change that makes a refresh token valid. */
  admit(refreshToken: string, sessionId: string): Change;
  /** A token for a partner's app, which speaks for an account and names its restaurants on the platform. */
  issueForPartner(
    account: Account,
    sessionId: string,
    restaurantIds: readonly string[],
  ): Promise<{ readonly token: string; readonly expires: number }>;
  /** The caller behind an access token; null when it is forged, over, or of a session that has ended. */
  read(token: string): Promise<Caller | null>;
  /** The same for a partner's token. Neither is good for the other. */
  readPartner(token: string): Promise<Caller | null>;
}

/** Signs and reads the service's tokens (JWT, HS256, RFC 7519). */
export const createTokens = (options: {
  readonly secret: () => string;
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsKeeper;
  readonly cryptography: Cryptography;
}): Tokens => {
  const { secret, store, clock, settings, cryptography } = options;
  const verified = new Map<string, Caller & { readonly use: Use }>();

  const readClaims = async (token: string): Promise<(Caller & { readonly use: Use }) | null> => {
    const known = verified.get(token);
    if (known !== undefined) return known;
    // The library would judge by the machine's clock; the service's own may have been moved forward.
    const payload = await verify(token, secret(), { alg: 'HS256', exp: false, nbf: false, iat: false }).catch(
      () => null,
    );
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub, sid, exp, use } = claims.data;
    const caller = { accountId: sub, sessionId: sid, expiresAt: exp, use };
    if (verified.size >= rememberedTokens) verified.clear();
    verified.set(token, caller);
    return caller;
  };

  const readAs = async (use: Use, token: string): Promise<Caller | null> => {
    const caller = await readClaims(token);
    if (caller?.use !== use || caller.expiresAt * 1000 <= clock.now()) return null;
    const session = store.find('session', caller.sessionId);
    return session === undefined || session.revoked ? null : caller;
  };

  const admit = (refreshToken: string, sessionId: string): Change => ({
    table: 'refreshToken',
    record: {
      id: cryptography.digest(refreshToken),
      sessionId,
      expiresAt: clock.now() + refreshTokenLife,
      used: false,
    },
  });

  return {
    admit,
    successorOf: (refreshToken) => cryptography.authenticate(secret(), `refresh ${refreshToken}`),
    async issue(account, sessionId, refresh = randomText(), life = settings.current().access_token_seconds) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expires = issuedAt + life;
      const claims = { sub: account.id, sid: sessionId, iat: issuedAt, exp: expires, jti: randomText(9) };
      const [access, id] = await Promise.all([
        sign({ ...claims, use: 'access' }, secret(), 'HS256'),
        sign({ ...claims, use: 'id', email: nameOf(account) }, secret(), 'HS256'),
      ]);
      return {
        tokens: { AccessToken: access, IdToken: id, RefreshToken: refresh, Expires: expires },
        change: admit(refresh, sessionId),
      };
    },
    async issueForPartner(account, sessionId, restaurantIds) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expires = issuedAt + partnerTokenLife;
      const claims = { sub: account.id, sid: sessionId, iat: issuedAt, exp: expires, jti: randomText(9) };
      const token = await sign(
        { ...claims, use: 'partner', platform_restaurant_ids: [...restaurantIds] },
        secret(),
        'HS256',
      );
      return { token, expires };
    },
    read: (token) => readAs('access', token),
    readPartner: (token) => readAs('partner', token),
  };
};
