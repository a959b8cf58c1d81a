import * as z from 'zod/mini';
import type { Order } from '../../api/index.ts';
import { orderStatusSchema } from '../../contracts/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { bucketOf, isScheduled, progressStatusOf } from '../order-book/index.ts';

/** A key of the account: a logout deletes it, and the login of another account hides it. */
export const lastOrdersKey = `${accountKeys.recents}-orders`;

/** Enough for one screen. More would only fill the storage of the device. */
const storedOrdersLimit = 30;

const storedOrdersSchema = z.object({
  /** The device's time at which the service last reported these orders. Unix milliseconds. */
  savedAt: z.number(),
  /** Null if the orders belong to several outlets. */
  vendorName: z.nullable(z.string()),
  orders: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      status: orderStatusSchema,
      isScheduled: z.boolean(),
    }),
  ),
});

/** The orders in progress that the tracking screen showed last on this device. */
export type StoredOrders = z.infer<typeof storedOrdersSchema>;

const activeBuckets: ReadonlySet<string | null> = new Set(['new', 'scheduled', 'collected']);

/** Selects the orders in progress, newest first. Without phone numbers, notes and amounts. */
export const toStoredOrders = (
  orders: Iterable<Order>,
  {
    now,
    savedAt,
    vendorName,
  }: { readonly now: number; readonly savedAt: number; readonly vendorName: string | null },
): StoredOrders => ({
  savedAt,
  vendorName,
  orders: [...orders]
    .filter((order) => activeBuckets.has(bucketOf(order, now)))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, storedOrdersLimit)
    .map((order) => ({
      id: order.id,
      name: order.customer.name,
      address: order.customer.address,
      status: progressStatusOf(order),
      isScheduled: isScheduled(order, now),
    })),
});

/** Reads the stored orders. Returns null if they are missing or invalid. */
export const readStoredOrders = (storage: KeyValueStorage): StoredOrders | null => {
  try {
    const parsed = z.safeParse(storedOrdersSchema, JSON.parse(storage.read(lastOrdersKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
