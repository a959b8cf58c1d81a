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

/** `expired` describes a genuine signature whose quote is too old. */
export type SignatureFault = 'expired' | 'wrong';

/** The signature of a discount, or the reason why the quote cannot be discounted. */
type SignedDiscount =
  { readonly ok: true; readonly signature: string } | { readonly ok: false; readonly fault: SignatureFault };

export interface FeeSignatures {
  sign(quote: Quote): string;
  /**
   * Signs a discount on a quoted fee. The new signature covers the quote's vendor, points and expiry too.
   * @param signature the quote's own signature, which proves that the service computed the fee
   */
  signDiscount(
    quote: Pick<Quote, 'vendorId' | 'fee'>,
    signature: string,
    discount: FeeDiscount,
  ): SignedDiscount;
  /** Verifies the signature of a quote, or of a quote with a discount. */
  check(quote: Quote, signature: string, discount?: FeeDiscount): 'valid' | SignatureFault;
}

/** Formats with six decimals, a tenth of a metre. More digits would make equal points differ. */
const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

const discountTerms = ({ voucher: { code, type, amount }, fee }: FeeDiscount) => [code, type, amount, fee];

/** The part of a signature that a client sends back unchanged. */
interface SignedTerms {
  /** Unix seconds. */
  readonly expires: number;
  /** Digest of both points, so that a voucher can be checked without them. */
  readonly trip: string;
}

/**
 * Creates the signer of quotes. A signature is `{expiry}.{trip}.{mac}`. The trip is a digest of both points.
 * The MAC is an HMAC-SHA-256 over vendor, trip, fee and expiry. For a discount, it also covers the voucher
 * and the discounted fee.
 */
export const createFeeSignatures = (
  secret: () => string,
  clock: Clock,
  cryptography: Cryptography,
): FeeSignatures => {
  const tripOf = ({ source, destination }: Pick<Quote, 'source' | 'destination'>): string =>
    cryptography.digest(`${pointText(source)} ${pointText(destination)}`);

  const write = (
    { vendorId, fee }: Pick<Quote, 'vendorId' | 'fee'>,
    { expires, trip }: SignedTerms,
    discount?: FeeDiscount,
  ): string => {
    const quoteTerms = [vendorId, trip, fee, expires];
    const terms =
      discount === undefined
        ? ['fee', ...quoteTerms]
        : ['discount', ...quoteTerms, ...discountTerms(discount)];
    return `${expires}.${trip}.${cryptography.authenticate(secret(), JSON.stringify(terms))}`;
  };

  const readTerms = (signature: string): SignedTerms => {
    const [expiry = '', trip = ''] = signature.split('.');
    return { expires: Number(expiry), trip };
  };

  const compare = (
    expected: string,
    received: string,
    { expires }: SignedTerms,
  ): 'valid' | SignatureFault => {
    if (!equalInConstantTime(expected, received)) return 'wrong';
    return expires * 1000 <= clock.now() ? 'expired' : 'valid';
  };

  return {
    sign(quote) {
      const expires = Math.floor(clock.now() / 1000) + quoteLifetimeSeconds;
      return write(quote, { expires, trip: tripOf(quote) });
    },
    signDiscount(quote, signature, discount) {
      const terms = readTerms(signature);
      const status = compare(write(quote, terms), signature, terms);
      return status === 'valid'
        ? { ok: true, signature: write(quote, terms, discount) }
        : { ok: false, fault: status };
    },
    check(quote, signature, discount) {
      const terms = { expires: readTerms(signature).expires, trip: tripOf(quote) };
      return compare(write(quote, terms, discount), signature, terms);
    },
  };
};
