import type { DeliveryFee, Estimation } from '../../api/index.ts';
import type { Trip } from '../../api/index.ts';
import type { WireVoucher } from '../../contracts/index.ts';

/** Whether, for how much and how fast the order can be brought to the chosen destination. */
export interface Quote {
  readonly status: 'none' | 'checking' | 'ready' | 'undeliverable' | 'no-price' | 'failed';
  /** In the currency's main unit; null unless `ready`. */
  readonly fee: number | null;
  /** Minutes; null while unknown. An estimation that cannot be had does not hold a request up. */
  readonly estimation: Estimation | null;
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

/** A fee on screen, with the trip it was asked for and the signature it travels with. */
export interface DisplayedFee extends DeliveryFee {
  readonly trip: Trip;
  /** What a voucher has made of it; absent without one. */
  readonly discount?: Discount;
}

/** The fee that is charged, in main units. */
export const payableAmount = ({ amount, discount }: DisplayedFee): number => discount?.amount ?? amount;

/** What the service has said so far about one trip. */
export interface QuoteResults {
  /** Of which trip; null before the first. An answer to any other comes too late. */
  readonly trip: string | null;
  readonly area: 'deliverable' | 'undeliverable' | 'unknown' | null;
  /** `fee` is null when there is no price. */
  readonly price: { readonly fee: DeliveryFee | null } | null;
  readonly estimation: Estimation | null;
}

export const noResults: QuoteResults = { trip: null, area: null, price: null, estimation: null };
export const noQuote: Quote = { status: 'none', fee: null, estimation: null };

/** The same text for the same origin, destination and vendor. */
export const tripKey = ({ origin, destination, vendorId }: Trip): string =>
  [vendorId, origin.latitude, origin.longitude, destination.latitude, destination.longitude].join(' ');

/** The answers with one more; the same when it is not about their trip. */
export const withResult = (answers: QuoteResults, trip: Trip, answer: Partial<QuoteResults>): QuoteResults =>
  answers.trip === tripKey(trip) ? { ...answers, ...answer } : answers;

/** What the answers say about a trip; answers to another trip say nothing. */
export const toQuote = (trip: Trip | null, answers: QuoteResults): Quote => {
  if (!trip) return noQuote;
  const { area, price, estimation } = answers.trip === tripKey(trip) ? answers : noResults;
  if (area === 'undeliverable') return { status: 'undeliverable', fee: null, estimation };
  if (area === 'unknown') return { status: 'failed', fee: null, estimation };
  if (!area || !price) return { status: 'checking', fee: null, estimation };
  return price.fee
    ? { status: 'ready', fee: price.fee.amount, estimation }
    : { status: 'no-price', fee: null, estimation };
};
