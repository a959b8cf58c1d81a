import * as z from 'zod/mini';
import type { Order } from '../../api/index.ts';
import { toOrder } from '../../api/index.ts';
import { socketMessageSchema } from '../../contracts/index.ts';

type ParsedMessage =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'subscribed'; readonly vendorId: string }
  /** The message does not match the contract. The portal counts and ignores it. */
  | { readonly kind: 'unreadable' };

const unreadable: ParsedMessage = { kind: 'unreadable' };

/**
 * Parses a message without throwing. An order without valid times is unreadable, because it cannot be sorted.
 */
const parseMessage = (text: string): ParsedMessage => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable;
  }
  const parsed = z.safeParse(socketMessageSchema, json);
  if (!parsed.success) return unreadable;
  if (parsed.data.type === 'subscribe_ok')
    return { kind: 'subscribed', vendorId: parsed.data.data.vendor_id };
  const order = toOrder(parsed.data.data);
  return Number.isFinite(order.createdAt) && Number.isFinite(order.updatedAt)
    ? { kind: 'order', order }
    : unreadable;
};

/** The content of all messages of one animation frame. */
export interface MessageBatch {
  /** In order of arrival. */
  readonly orders: readonly Order[];
  /** IDs of vendors whose subscription the service has confirmed. */
  readonly subscribed: readonly string[];
  readonly unreadableCount: number;
}

export const parseMessages = (texts: readonly string[]): MessageBatch => {
  const orders: Order[] = [];
  const subscribed: string[] = [];
  let unreadableCount = 0;
  for (const text of texts) {
    const message = parseMessage(text);
    if (message.kind === 'order') orders.push(message.order);
    else if (message.kind === 'subscribed') subscribed.push(message.vendorId);
    else unreadableCount += 1;
  }
  return { orders, subscribed, unreadableCount };
};
