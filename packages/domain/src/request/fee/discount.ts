import { tripKey, type DisplayedFee } from './quote.ts';

/** The input of a discount calculation. */
export interface DiscountQuery {
  /** The voucher code, as typed. */
  readonly code: string;
  readonly fee: DisplayedFee;
  /** Scheduled delivery time in Unix milliseconds. Null for as soon as possible. */
  readonly deliverAt: number | null;
}

/** Identifies a query by its code, delivery time, trip, fee and signature. */
export const discountKey = ({ code, fee, deliverAt }: DiscountQuery): string =>
  JSON.stringify([code, deliverAt, tripKey(fee.trip), fee.amount, fee.signature]);
