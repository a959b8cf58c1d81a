import type { Estimation } from '../api/entities.ts';

/** Whether, for how much and how fast the order can be brought to the chosen destination. */
export interface Quote {
  readonly status: 'none' | 'checking' | 'ready' | 'undeliverable' | 'no-price' | 'failed';
  /** In the currency's main unit; null unless `ready`. */
  readonly fee: number | null;
  /** Minutes; null while unknown. An estimation that cannot be had does not hold a request up. */
  readonly estimation: Estimation | null;
}

export const noQuote: Quote = { status: 'none', fee: null, estimation: null };
