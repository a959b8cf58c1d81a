import type { Point } from '@saddlebag/domain/contracts';
import { equalInConstantTime } from '../accounts/encoding.ts';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography.ts';

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
export const createFeeSignatures = (
  secret: () => string,
  clock: Clock,
  cryptography: Cryptography,
): FeeSignatures => {
  const mac = ({ vendorId, source, destination, fee }: Quote, expires: number): string => {
    const text = ['fee', vendorId, pointText(source), pointText(destination), fee, expires].join('|');
    return cryptography.authenticate(secret(), text);
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
