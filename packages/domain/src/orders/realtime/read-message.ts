import * as z from 'zod/mini';
import type { Order } from '../../api/index.ts';
import { toOrder } from '../../api/index.ts';
import { socketMessageSchema } from '../../contracts/index.ts';

/** A parsed socket message. */
type SocketNews =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'subscribed'; readonly vendorId: string }
  /** The message does not match the contract. It is counted and ignored. */
  | { readonly kind: 'unreadable' };

const unreadable: SocketNews = { kind: 'unreadable' };

/**
 * Parses a message without throwing. An order without valid times is unreadable, because it cannot be sorted.
 */
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

/** The content of all messages of one frame. */
export interface SocketDigest {
  /** In order of arrival. */
  readonly orders: readonly Order[];
  /** Vendors whose subscription the service has confirmed. */
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
