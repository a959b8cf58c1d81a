import type { Point, WireVoucher } from '@saddlebag/domain/contracts';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { equalInConstantTime } from '../cryptography/encoding.ts';

/** What a quoted fee was quoted for. */
export interface Quote {
  readonly vendorId: string;
  readonly source: Point;
  readonly destination: Point;
  readonly fee: number;
}

/** What a voucher has made of a quoted fee. */
export interface FeeDiscount {
  readonly voucher: WireVoucher;
  readonly fee: number;
}

/** For how long a quote holds, in seconds. */
export const quoteLife = 15 * 60;

export interface FeeSignatures {
  sign(quote: Quote): string;
  /**
   * Signs what a voucher has made of a quote, over the quote's own signature: the two hold together, for the same door,
   * and as long. Null when the quote has run out.
   */
  signDiscount(signature: string, discount: FeeDiscount): string | null;
  /** `expired` only when it was a signature of this very quote. */
  check(quote: Quote, signature: string, discount?: FeeDiscount): 'valid' | 'expired' | 'wrong';
}

/** Six decimals are a tenth of a metre; more would only make equal points differ. */
const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/**
 * Signs quotes by HMAC-SHA-256 over vendor, both points, fee and expiry: `{expiry}.{mac}`. That of a discount is over the
 * quote's mac and the voucher.
 */
export const createFeeSignatures = (
  secret: () => string,
  clock: Clock,
  cryptography: Cryptography,
): FeeSignatures => {
  const mac = ({ vendorId, source, destination, fee }: Quote, expires: number): string => {
    const text = ['fee', vendorId, pointText(source), pointText(destination), fee, expires].join('|');
    return cryptography.authenticate(secret(), text);
  };
  const discountMac = (quoteMac: string, { voucher, fee }: FeeDiscount): string => {
    const text = ['discount', quoteMac, voucher.code, voucher.type, voucher.amount, fee].join('|');
    return cryptography.authenticate(secret(), text);
  };
  const isOver = (expires: number): boolean => expires * 1000 <= clock.now();
  return {
    sign(quote) {
      const expires = Math.floor(clock.now() / 1000) + quoteLife;
      return `${expires}.${mac(quote, expires)}`;
    },
    signDiscount(signature, discount) {
      const [expiry = '', quoteMac = ''] = signature.split('.');
      // Whether the mac is that of a quote is found out with the order, which alone names the door.
      return isOver(Number(expiry)) ? null : `${expiry}.${discountMac(quoteMac, discount)}`;
    },
    check(quote, signature, discount) {
      const [expiry = '', given = ''] = signature.split('.');
      const expires = Number(expiry);
      if (!Number.isSafeInteger(expires)) return 'wrong';
      const quoteMac = mac(quote, expires);
      const expected = discount ? discountMac(quoteMac, discount) : quoteMac;
      if (!equalInConstantTime(expected, given)) return 'wrong';
      return isOver(expires) ? 'expired' : 'valid';
    },
  };
};
