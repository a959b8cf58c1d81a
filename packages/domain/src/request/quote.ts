import type { DeliveryFee, Estimation } from '../api/entities.ts';
import type { Trip } from '../api/delivery.ts';

/** Whether, for how much and how fast the order can be brought to the chosen destination. */
export interface Quote {
  readonly status: 'none' | 'checking' | 'ready' | 'undeliverable' | 'no-price' | 'failed';
  /** In the currency's main unit; null unless `ready`. */
  readonly fee: number | null;
  /** Minutes; null while unknown. An estimation that cannot be had does not hold a request up. */
  readonly estimation: Estimation | null;
}

/** What the service said about a trip. Each answer names the trip it belongs to, so that none can be taken for another's. */
export interface QuoteAnswers {
  readonly area: { readonly trip: string; readonly verdict: 'deliverable' | 'undeliverable' | 'unknown' } | null;
  /** `fee` is null when there is no price. */
  readonly price: { readonly trip: string; readonly fee: DeliveryFee | null } | null;
  readonly time: { readonly trip: string; readonly estimation: Estimation } | null;
}

export const noAnswers: QuoteAnswers = { area: null, price: null, time: null };
export const noQuote: Quote = { status: 'none', fee: null, estimation: null };

/** The same text for the same origin, destination and vendor. */
export const tripKey = ({ origin, destination, vendorId }: Trip): string =>
  [vendorId, origin.latitude, origin.longitude, destination.latitude, destination.longitude].join(' ');

/** What the answers say about a trip; answers to other trips say nothing. */
export const quoteOf = (trip: Trip | null, answers: QuoteAnswers): Quote => {
  if (!trip) return noQuote;
  const key = tripKey(trip);
  const area = answers.area?.trip === key ? answers.area : null;
  const price = answers.price?.trip === key ? answers.price : null;
  const estimation = answers.time?.trip === key ? answers.time.estimation : null;
  if (area?.verdict === 'undeliverable') return { status: 'undeliverable', fee: null, estimation };
  if (area?.verdict === 'unknown') return { status: 'failed', fee: null, estimation };
  if (!area || !price) return { status: 'checking', fee: null, estimation };
  return price.fee ? { status: 'ready', fee: price.fee.amount, estimation } : { status: 'no-price', fee: null, estimation };
};
