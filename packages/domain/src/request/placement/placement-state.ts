import * as z from 'zod/mini';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';

const placementStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['sending', 'unknown', 'absent']) }),
  z.object({ state: z.literal('confirmed'), orderId: z.string() }),
]);

/** How far the placement of a draft has come, without the order's content. @see PlacementRecord */
export type PlacementState = z.output<typeof placementStateSchema>;

export const placementKey = (draftId: string) => `${accountKeys.placement}${draftId}`;

/** Reads how far the placement of a draft has come. Returns null without a readable record. */
export const readPlacementState = (storage: KeyValueStorage, draftId: string): PlacementState | null => {
  try {
    const record: unknown = JSON.parse(storage.read(placementKey(draftId)) ?? 'null');
    return z.safeParse(placementStateSchema, record).data ?? null;
  } catch {
    return null;
  }
};

/** True while it is unknown whether the draft has become an order. */
export const isUnfinished = (placement: PlacementState | null): boolean =>
  placement?.state === 'sending' || placement?.state === 'unknown';
