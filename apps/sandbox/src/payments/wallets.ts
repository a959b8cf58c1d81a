import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { equalInConstantTime } from '../cryptography/encoding.ts';

/** Lifetime of a wallet, in seconds. */
const walletLifetimeSeconds = 10 * 60;

interface OpenWallet {
  readonly wallet_id: string;
  readonly access_token: string;
  readonly expires_in: number;
}

/** Opens wallets and validates their tokens. */
export interface Wallets {
  open(accountId: string): OpenWallet;
  /** Returns true if the token belongs to the account and has not expired. */
  isValidToken(accountId: string, token: string): boolean;
}

/** Creates stateless wallet tokens, `{expiry}.{mac}`. The MAC is an HMAC-SHA-256 over account and expiry. */
export const createWallets = (secret: () => string, clock: Clock, cryptography: Cryptography): Wallets => {
  const computeMac = (accountId: string, expires: number): string =>
    cryptography.authenticate(secret(), ['wallet', accountId, expires].join('|'));
  return {
    open(accountId) {
      const expires = Math.floor(clock.now() / 1000) + walletLifetimeSeconds;
      return {
        wallet_id: `wallet-${accountId}`,
        access_token: `${expires}.${computeMac(accountId, expires)}`,
        expires_in: walletLifetimeSeconds,
      };
    },
    isValidToken(accountId, token) {
      const [expiry = '', receivedMac = ''] = token.split('.');
      const expires = Number(expiry);
      return (
        Number.isSafeInteger(expires) &&
        expires * 1000 > clock.now() &&
        equalInConstantTime(computeMac(accountId, expires), receivedMac)
      );
    },
  };
};
