import type { Point, WireVoucher } from '@saddlebag/domain/contracts';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { equalInConstantTime } from '../cryptography/encoding.ts';

/** A fee and the delivery it was quoted for. */
interface Quote {
  readonly vendorId: string;
  readonly source: Point;
  readonly destination: Point;
  readonly fee: number;
}

/** A voucher and the discounted fee. */
interface FeeDiscount {
  readonly voucher: WireVoucher;
  readonly fee: number;
}

/** Validity of a quote, in seconds. */
const quoteLifetimeSeconds = 15 * 60;

export interface FeeSignatures {
  sign(quote: Quote): string;
  /**
   * Signs a discount together with the signature of its quote. It is valid for the same delivery and as long
   * as the quote. Returns null if the quote has expired.
   */
  signDiscount(signature: string, discount: FeeDiscount): string | null;
  /** Verifies a signature. Returns `expired` only for a genuine signature of this quote. */
  check(quote: Quote, signature: string, discount?: FeeDiscount): 'valid' | 'expired' | 'wrong';
}

/** Formats with six decimals, a tenth of a metre. More digits would make equal points differ. */
const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/**
 * Creates the signer of quotes. A signature is `{expiry}.{mac}`, where the MAC is an HMAC-SHA-256 over
 * vendor, both points, fee and expiry. The MAC of a discount is over the quote's MAC, the voucher and the
 * discounted fee.
 */
export const createFeeSignatures = (
  secret: () => string,
  clock: Clock,
  cryptography: Cryptography,
): FeeSignatures => {
  const quoteMacOf = ({ vendorId, source, destination, fee }: Quote, expires: number): string => {
    const text = ['fee', vendorId, pointText(source), pointText(destination), fee, expires].join('|');
    return cryptography.authenticate(secret(), text);
  };
  const discountMacOf = (quoteMac: string, { voucher, fee }: FeeDiscount): string => {
    const text = ['discount', quoteMac, voucher.code, voucher.type, voucher.amount, fee].join('|');
    return cryptography.authenticate(secret(), text);
  };
  const isExpired = (expires: number): boolean => expires * 1000 <= clock.now();
  return {
    sign(quote) {
      const expires = Math.floor(clock.now() / 1000) + quoteLifetimeSeconds;
      return `${expires}.${quoteMacOf(quote, expires)}`;
    },
    signDiscount(signature, discount) {
      const [expiry = '', quoteMac = ''] = signature.split('.');
      // The order verifies the quote's MAC later. Only the order contains the destination.
      return isExpired(Number(expiry)) ? null : `${expiry}.${discountMacOf(quoteMac, discount)}`;
    },
    check(quote, signature, discount) {
      const [expiry = '', receivedMac = ''] = signature.split('.');
      const expires = Number(expiry);
      if (!Number.isSafeInteger(expires)) return 'wrong';
      const quoteMac = quoteMacOf(quote, expires);
      const expected = discount ? discountMacOf(quoteMac, discount) : quoteMac;
      if (!equalInConstantTime(expected, receivedMac)) return 'wrong';
      return isExpired(expires) ? 'expired' : 'valid';
    },
  };
};
