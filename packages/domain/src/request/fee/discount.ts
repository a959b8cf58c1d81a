import { tripKey, type DisplayedFee } from './quote.ts';

/** A voucher that shall be taken off a fee. */
export interface DiscountQuery {
  /** As typed. */
  readonly code: string;
  readonly fee: DisplayedFee;
  /** When the order shall be delivered, in unix milliseconds; null for as soon as possible. */
  readonly deliverAt: number | null;
}

/** The same text for the same code, time, trip, fee and signature. */
export const discountKey = ({ code, fee, deliverAt }: DiscountQuery): string =>
  JSON.stringify([code, deliverAt, tripKey(fee.trip), fee.amount, fee.signature]);
