import * as z from 'zod/mini';
import type { Order } from '../api/entities.ts';
import { toOrder } from '../api/orders.ts';
import { socketMessageSchema } from '../contracts/socket.ts';

/** What a message from the socket says. */
export type SocketNews =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'subscribed'; readonly vendorId: string }
  /** Not a message of the contract: counted, and otherwise ignored. */
  | { readonly kind: 'unreadable' };

const unreadable: SocketNews = { kind: 'unreadable' };

/** Reads one message; never throws. An order without readable times cannot be placed and is unreadable too. */
export const readMessage = (text: string): SocketNews => {
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
