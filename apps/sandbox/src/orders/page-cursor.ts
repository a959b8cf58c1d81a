import * as z from 'zod/mini';
import { fromBase64Url, toBase64Url } from '../cryptography/encoding.ts';
import { invalidRequest } from '../http/refusal.ts';
import type { OrderCursor } from '../store/order-index.ts';

const cursorSchema = z.tuple([z.int(), z.string()]);

/** Encodes a cursor as the wire's `pagination_key`, which is opaque to clients. */
export const writeCursor = ({ createdAt, id }: OrderCursor): string =>
  toBase64Url(new TextEncoder().encode(JSON.stringify([createdAt, id])));

/** Decodes a `pagination_key`. Throws a 400 if the service did not create it. */
export const readCursor = (key: string): OrderCursor => {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(key))));
    return { createdAt, id };
  } catch {
    throw invalidRequest('query.pagination_key: not a key of this list');
  }
};
