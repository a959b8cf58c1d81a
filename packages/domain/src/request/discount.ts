import type { WireVoucher } from '../contracts/voucher-schema.ts';
import { tripKey, type ShownFee } from './quote.ts';

/** A voucher that shall be taken off a fee. */
export interface VoucherWish {
  /** As typed. */
  readonly code: string;
  readonly fee: ShownFee;
  /** When the order shall be delivered, in unix milliseconds; null for as soon as possible. */
  readonly deliverAt: number | null;
}

/** What a voucher has made of a fee. */
export interface Discount {
  /** Of the wish that it answers; it holds for no other. */
  readonly key: string;
  readonly voucher: WireVoucher;
  /** What is left to pay, in main units. */
  readonly amount: number;
  /** Travels with the order in place of the fee's own. */
  readonly signature: string;
}

/** The same text for the same code, time, trip, fee and signature. */
export const wishKey = ({ code, fee, deliverAt }: VoucherWish): string =>
  JSON.stringify([code, deliverAt, tripKey(fee.trip), fee.amount, fee.signature]);
