import * as z from 'zod/mini';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Long after this no look-up reaches back to an order any more. */
const kept = 200;
const storageKey = accountKeys.claimedOrders;

const journalSchema = z.array(z.object({ orderId: z.string(), draftId: z.string() }));

const read = (storage: KeyValueStorage) => {
  try {
    const parsed = z.safeParse(journalSchema, JSON.parse(storage.read(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

/** The draft that an order belongs to, as far as this browser knows. */
export const claimantOf = (storage: KeyValueStorage, orderId: string): string | null =>
  read(storage).find((claim) => claim.orderId === orderId)?.draftId ?? null;

/** The orders that drafts of this browser have become, the latest first. */
export const claimedOrderIds = (storage: KeyValueStorage): readonly string[] =>
  read(storage)
    .map(({ orderId }) => orderId)
    .reverse();

/**
 * Writes down that an order belongs to a draft, so that no other draft with the same content takes it for its own.
 * @returns false when it belongs to another draft already
 */
export const claimOrder = (storage: KeyValueStorage, orderId: string, draftId: string): boolean => {
  const claimant = claimantOf(storage, orderId);
  if (claimant !== null) return claimant === draftId;
  storage.write(storageKey, JSON.stringify([...read(storage), { orderId, draftId }].slice(-kept)));
  return true;
};
