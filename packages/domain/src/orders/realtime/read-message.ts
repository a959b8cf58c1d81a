import * as z from 'zod/mini';
import type { Order } from '../../api/index.ts';
import { toOrder } from '../../api/index.ts';
import { socketMessageSchema } from '../../contracts/index.ts';

/** What a message from the socket says. */
type SocketNews =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'subscribed'; readonly vendorId: string }
  /** Not a message of the contract: counted, and otherwise ignored. */
  | { readonly kind: 'unreadable' };

const unreadable: SocketNews = { kind: 'unreadable' };

/** Reads one message; never throws. An order without readable times cannot be placed and is unreadable too. */
const readMessage = (text: string): SocketNews => {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return unreadable;
  }
  const parsed = z.safeParse(socketMessageSchema, message);
  if (!parsed.success) return unreadable;
  if (parsed.data.type === 'subscribe_ok')
    return { kind: 'subscribed', vendorId: parsed.data.data.vendor_id };
  const order = toOrder(parsed.data.data);
  return Number.isFinite(order.createdAt) && Number.isFinite(order.updatedAt)
    ? { kind: 'order', order }
    : unreadable;
};

/** What the messages of one frame say together. */
export interface SocketDigest {
  /** In the order in which they came. */
  readonly orders: readonly Order[];
  /** Vendors whose subscription was confirmed. */
  readonly subscribed: readonly string[];
  readonly unreadable: number;
}

export const readMessages = (texts: readonly string[]): SocketDigest => {
  const orders: Order[] = [];
  const subscribed: string[] = [];
  let unreadableCount = 0;
  for (const text of texts) {
    const news = readMessage(text);
    if (news.kind === 'order') orders.push(news.order);
    else if (news.kind === 'subscribed') subscribed.push(news.vendorId);
    else unreadableCount += 1;
  }
  return { orders, subscribed, unreadable: unreadableCount };
};
