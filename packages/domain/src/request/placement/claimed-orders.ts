import * as z from 'zod/mini';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Maximum number of stored claims. Look-ups never need older ones. */
const maxClaims = 200;
const storageKey = accountKeys.claimedOrders;

const claimsSchema = z.array(z.object({ orderId: z.string(), draftId: z.string() }));

const readClaims = (storage: KeyValueStorage) => {
  try {
    const parsed = z.safeParse(claimsSchema, JSON.parse(storage.read(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

/** Returns the id of the draft that claimed an order in this browser. Null if none has. */
export const findClaimingDraft = (storage: KeyValueStorage, orderId: string): string | null =>
  readClaims(storage).find((claim) => claim.orderId === orderId)?.draftId ?? null;

/** Returns the ids of all orders that drafts of this browser have claimed, latest first. */
export const claimedOrderIds = (storage: KeyValueStorage): readonly string[] =>
  readClaims(storage)
    .map(({ orderId }) => orderId)
    .reverse();

/**
 * Stores that an order belongs to a draft. Without the claim, another draft with the same content could
 * mistake the order for its own.
 * @returns false if another draft has already claimed the order
 */
export const writeClaim = (storage: KeyValueStorage, orderId: string, draftId: string): boolean => {
  const claimant = findClaimingDraft(storage, orderId);
  if (claimant !== null) return claimant === draftId;
  storage.write(storageKey, JSON.stringify([...readClaims(storage), { orderId, draftId }].slice(-maxClaims)));
  return true;
};
