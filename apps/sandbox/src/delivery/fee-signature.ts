import type { Point } from '@saddlebag/domain/contracts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { equalInConstantTime, toBase64Url } from '../accounts/encoding.ts';
import type { Clock } from '../clock.ts';

/** What a quoted fee was quoted for. */
export interface Quote {
  readonly vendorId: string;
  readonly source: Point;
  readonly destination: Point;
  readonly fee: number;
}

/** For how long a quote holds, in seconds. */
export const quoteLife = 15 * 60;

export interface FeeSignatures {
  sign(quote: Quote): string;
  /** `expired` only when it was a signature of this very quote. */
  check(quote: Quote, signature: string): 'valid' | 'expired' | 'wrong';
}

/** Six decimals are a tenth of a metre; more would only make equal points differ. */
const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** Signs quotes by HMAC-SHA-256 over vendor, both points, fee and expiry: `{expiry}.{mac}`. */
export const createFeeSignatures = (secret: () => string, clock: Clock): FeeSignatures => {
  const mac = ({ vendorId, source, destination, fee }: Quote, expires: number): string => {
    const text = ['fee', vendorId, pointText(source), pointText(destination), fee, expires].join('|');
    return toBase64Url(hmac(sha256, utf8ToBytes(secret()), utf8ToBytes(text)));
  };
  return {
    sign(quote) {
      const expires = Math.floor(clock.now() / 1000) + quoteLife;
      return `${expires}.${mac(quote, expires)}`;
    },
    check(quote, signature) {
      const [expiry = '', given = ''] = signature.split('.');
      const expires = Number(expiry);
      if (!Number.isSafeInteger(expires) || !equalInConstantTime(mac(quote, expires), given)) return 'wrong';
      return expires * 1000 <= clock.now() ? 'expired' : 'valid';
    },
  };
};
