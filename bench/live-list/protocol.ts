import type { WireOrder } from '@saddlebag/domain/contracts';

/** The lists of the tracking screen in the order they stand (specification 001, section 4). */
export const buckets = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;

export interface RunOptions {
  readonly orders: number;
  readonly updates: number;
  readonly perSecond: number;
}

/** A row as it stands in the document. */
export interface ShownRow {
  readonly id: string;
  readonly status: string;
}

/** What a page under test puts on its window. */
export interface BenchPage {
  /** Shows the orders; resolves when they are on the screen. */
  mount(options: RunOptions): Promise<void>;
  /** Lets the updates come; resolves when the last one is on the screen. */
  run(): Promise<void>;
  /** The ids of each list, top to bottom. */
  lists(): Readonly<Record<string, readonly string[]>>;
  /** The rows in the document, top to bottom. */
  rows(): readonly ShownRow[];
}

/** Noon in Dhaka: every order of a run is of the same day, whenever it is run. */
export const baseInstant = Date.UTC(2026, 0, 15, 6);
export const vendorId = 'y0ud';

export type ToFeed = { readonly kind: 'prepare'; readonly options: RunOptions } | { readonly kind: 'go' };
/** The orders first; then each update as its text, in a message of its own, as a socket would give it. */
export type FromFeed = readonly WireOrder[] | string;

declare global {
  interface Window {
    bench?: BenchPage;
  }
}
