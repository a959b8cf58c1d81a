import type { WireOrder } from '@saddlebag/domain/contracts';

/** The lists of the tracking screen, in display order (specification 001, section 4). */
export const buckets = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;

export interface RunOptions {
  readonly orders: number;
  readonly updates: number;
  readonly updatesPerSecond: number;
}

/** A row that is present in the document. */
export interface RenderedRow {
  readonly id: string;
  readonly status: string;
}

/** The API that a page under test exposes on `window.bench`. */
interface BenchPage {
  /** Renders the orders. Resolves when they have been painted. */
  mount(options: RunOptions): Promise<void>;
  /** Applies all updates. Resolves when the last one has been painted. */
  run(): Promise<void>;
  /** Returns the order ids of each list, top to bottom. */
  lists(): Readonly<Record<string, readonly string[]>>;
  /** Returns the rows in the document, top to bottom. */
  rows(): readonly RenderedRow[];
}

/** Noon in Dhaka on a fixed date, so all orders of a run are from the same day. */
export const baseInstant = Date.UTC(2026, 0, 15, 6);
export const vendorId = 'y0ud';

export type FeedCommand =
  { readonly kind: 'prepare'; readonly options: RunOptions } | { readonly kind: 'go' };
/**
 * The first message contains the initial orders. Each later message is the text of one update, as a socket
 * would send it.
 */
export type FeedMessage = readonly WireOrder[] | string;

declare global {
  interface Window {
    bench?: BenchPage;
  }
}
