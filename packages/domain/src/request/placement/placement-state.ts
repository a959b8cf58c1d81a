import { hasShape, isOneOf, isText } from '../../platform/guards/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';

/** The progress of a placement without the order's content. @see PlacementRecord */
export type PlacementState =
  | { readonly state: 'sending' | 'unknown' | 'absent' }
  | { readonly state: 'confirmed'; readonly orderId: string };

const isPending = hasShape({ state: isOneOf(['sending', 'unknown', 'absent']) });
const isConfirmed = hasShape({ state: isOneOf(['confirmed']), orderId: isText });

export const placementKey = (draftId: string) => `${accountKeys.placement}${draftId}`;

/** Reads the progress of a draft's placement. Returns null if there is no readable record. */
export const readPlacementState = (storage: KeyValueStorage, draftId: string): PlacementState | null => {
  try {
    const record: unknown = JSON.parse(storage.read(placementKey(draftId)) ?? 'null');
    if (isPending(record)) return { state: record.state };
    return isConfirmed(record) ? { state: record.state, orderId: record.orderId } : null;
  } catch {
    return null;
  }
};

/** Returns true if the draft may have become an order, but the outcome is unknown. */
export const isUnfinished = (placement: PlacementState | null): boolean =>
  placement?.state === 'sending' || placement?.state === 'unknown';
