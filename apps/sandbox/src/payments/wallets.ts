import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { equalInConstantTime } from '../cryptography/encoding.ts';

/** For how long a wallet stays open, in seconds. */
export const walletLife = 10 * 60;

export interface OpenWallet {
  readonly wallet_id: string;
  readonly access_token: string;
  readonly expires_in: number;
}

/** Opens wallets for accounts, and knows them again by their tokens. */
export interface Wallets {
  open(accountId: string): OpenWallet;
  /** Whether the token opens the account's wallet now. */
  admits(accountId: string, token: string): boolean;
}

/** Tokens by HMAC-SHA-256 over account and expiry, `{expiry}.{mac}`: nothing has to be kept of them. */
export const createWallets = (secret: () => string, clock: Clock, cryptography: Cryptography): Wallets => {
  const mac = (accountId: string, expires: number): string =>
    cryptography.authenticate(secret(), ['wallet', accountId, expires].join('|'));
  return {
    open(accountId) {
      const expires = Math.floor(clock.now() / 1000) + walletLife;
      return {
        wallet_id: `wallet-${accountId}`,
        access_token: `${expires}.${mac(accountId, expires)}`,
        expires_in: walletLife,
      };
    },
    admits(accountId, token) {
      const [expiry = '', given = ''] = token.split('.');
      const expires = Number(expiry);
      return (
        Number.isSafeInteger(expires) &&
        expires * 1000 > clock.now() &&
        equalInConstantTime(mac(accountId, expires), given)
      );
    },
  };
};
