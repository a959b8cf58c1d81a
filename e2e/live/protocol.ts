/** The parent vendor of the demo account. Its orders are the ones that the feed updates. */
export const vendorId = 'y0ud';

/** A command to the live service. It answers each one with a message. */
export type LiveCommand =
  /** Sends updates at a fixed rate and breaks all sockets `drops` times at equal intervals. */
  | {
      readonly kind: 'run';
      readonly updatesPerSecond: number;
      readonly seconds: number;
      readonly drops: number;
    }
  /** Breaks all sockets and updates this number of orders, so that no client receives the updates. */
  | { readonly kind: 'kill'; readonly updates: number };

export type LiveAnswer =
  | { readonly kind: 'ready'; readonly url: string }
  /** The number of updates sent, and the milliseconds it took. */
  | { readonly kind: 'ran'; readonly updates: number; readonly ms: number }
  /** The ids of the orders that were updated while no client was connected. */
  | { readonly kind: 'killed'; readonly changed: readonly string[] };
