import { tripKey, type ShownFee } from './quote.ts';

/** A voucher that shall be taken off a fee. */
export interface VoucherWish {
  /** As typed. */
  readonly code: string;
  readonly fee: ShownFee;
  /** When the order shall be delivered, in unix milliseconds; null for as soon as possible. */
  readonly deliverAt: number | null;
}

/** The same text for the same code, time, trip, fee and signature. */
export const wishKey = ({ code, fee, deliverAt }: VoucherWish): string =>
  JSON.stringify([code, deliverAt, tripKey(fee.trip), fee.amount, fee.signature]);
