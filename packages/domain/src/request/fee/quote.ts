import type { DeliveryFee, Estimation } from '../../api/index.ts';
import type { Trip } from '../../api/index.ts';
import type { WireVoucher } from '../../contracts/index.ts';

/** The result of quoting a trip: whether its destination is deliverable, its fee and its estimation. */
export interface Quote {
  readonly status: 'none' | 'checking' | 'ready' | 'undeliverable' | 'no-price' | 'failed';
  /** In the major unit of the currency. Null unless the status is `ready`. */
  readonly fee: number | null;
  /** In minutes. Null while it loads and after a failed call. A submission does not require it. */
  readonly estimation: Estimation | null;
}

/** The reduction of one fee by a voucher. */
export interface Discount {
  /** The `discountKey` of the query. The discount applies to no other query. */
  readonly key: string;
  readonly voucher: WireVoucher;
  /** The fee after the discount, in major units. */
  readonly amount: number;
  /** Replaces the signature of the fee when the order is sent. */
  readonly signature: string;
}

/** A displayed fee with its trip and signature. */
export interface DisplayedFee extends DeliveryFee {
  readonly trip: Trip;
  /** Present if a voucher reduces the fee. */
  readonly discount?: Discount;
}

/** Returns the fee to charge, after any discount, in major units. */
export const payableAmount = ({ amount, discount }: DisplayedFee): number => discount?.amount ?? amount;

/** The responses received so far for one trip. */
export interface QuoteResults {
  /** The `tripKey` of the trip. Null before the first trip. Responses for other trips are stale. */
  readonly trip: string | null;
  readonly area: 'deliverable' | 'undeliverable' | 'unknown' | null;
  /** Null while the fee loads. `fee` is null after a failed call. */
  readonly price: { readonly fee: DeliveryFee | null } | null;
  readonly estimation: Estimation | null;
}

export const noResults: QuoteResults = { trip: null, area: null, price: null, estimation: null };
const noQuote: Quote = { status: 'none', fee: null, estimation: null };

/** Identifies a trip by its vendor, origin and destination. */
export const tripKey = ({ origin, destination, vendorId }: Trip): string =>
  [vendorId, origin.latitude, origin.longitude, destination.latitude, destination.longitude].join(' ');

/** Adds a response to the results. Ignores the response for another trip. */
export const withResult = (results: QuoteResults, trip: Trip, result: Partial<QuoteResults>): QuoteResults =>
  results.trip === tripKey(trip) ? { ...results, ...result } : results;

/** Derives the quote of a trip from the results. Ignores results for another trip. */
export const toQuote = (trip: Trip | null, results: QuoteResults): Quote => {
  if (!trip) return noQuote;
  const { area, price, estimation } = results.trip === tripKey(trip) ? results : noResults;
  if (area === 'undeliverable') return { status: 'undeliverable', fee: null, estimation };
  if (area === 'unknown') return { status: 'failed', fee: null, estimation };
  if (!area || !price) return { status: 'checking', fee: null, estimation };
  return price.fee
    ? { status: 'ready', fee: price.fee.amount, estimation }
    : { status: 'no-price', fee: null, estimation };
};
