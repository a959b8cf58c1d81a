import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { parsePartnerToken } from './parse-partner-token.ts';

const clock = createVirtualClock();
const encode = (value: unknown): string =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const tokenOf = (claims: object): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmVk`;
const inAnHour = clock.now() / 1000 + 3600;
const claims = { sub: 'a-1', exp: inAnHour, platform_restaurant_ids: ['p2wn', 'k7rm'] };

describe('parsePartnerToken', () => {
  // Proves: state.startup-embedded
  it('reads the account, vendor and expiry, including IDs in non-Latin scripts', () => {
    const token = tokenOf({ ...claims, sub: 'দোকান-১' });
    expect(parsePartnerToken(token, clock.now())).toEqual({
      token,
      accountId: 'দোকান-১',
      vendorId: 'p2wn',
      expiresAt: inAnHour,
    });
  });

  it('returns null for random text and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .tuple(fc.string(), fc.json(), fc.string())
            .map(([head, body, tail]) => `${head}.${btoa(encodeURIComponent(body))}.${tail}`),
        ),
        (text) => {
          expect(parsePartnerToken(text, clock.now())).toBeNull();
        },
      ),
    );
  });
});
