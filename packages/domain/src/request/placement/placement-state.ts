import * as z from 'zod/mini';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';

const placementStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['sending', 'unknown', 'absent']) }),
  z.object({ state: z.literal('confirmed'), orderId: z.string() }),
]);

/** The progress of a placement without the order's content. @see PlacementRecord */
export type PlacementState = z.output<typeof placementStateSchema>;

export const placementKey = (draftId: string) => `${accountKeys.placement}${draftId}`;

/** Reads the progress of a draft's placement. Returns null if there is no readable record. */
export const readPlacementState = (storage: KeyValueStorage, draftId: string): PlacementState | null => {
  try {
    const record: unknown = JSON.parse(storage.read(placementKey(draftId)) ?? 'null');
    return z.safeParse(placementStateSchema, record).data ?? null;
  } catch {
    return null;
  }
};

/** Returns true if the draft may have become an order, but the outcome is unknown. */
export const isUnfinished = (placement: PlacementState | null): boolean =>
  placement?.state === 'sending' || placement?.state === 'unknown';
