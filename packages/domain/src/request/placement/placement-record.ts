import * as z from 'zod/mini';
import { createOrderBodySchema } from '../../contracts/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { canonicalJson, stableHash } from './canonical.ts';
import { placementKey } from './placement-state.ts';

const unfinishedSchema = z.object({
  /**
   * `sending`: a request was sent or is about to be. `unknown`: the request got no usable response, and a
   * first search found no order. `absent`: a look-up proved that the request created no order.
   */
  state: z.enum(['sending', 'unknown', 'absent']),
  key: z.string(),
  bodyHash: z.string(),
  body: createOrderBodySchema,
  /** Service time in Unix milliseconds, just before the first request with this body. */
  startedAt: z.number(),
  /** Service time in Unix milliseconds, just before the last request with this body. */
  sentAt: z.number(),
});

const confirmedSchema = z.object({ state: z.literal('confirmed'), orderId: z.string() });

const recordSchema = z.discriminatedUnion('state', [unfinishedSchema, confirmedSchema]);

/** The stored progress of a placement. It is written before each request and survives a reload. */
export type PlacementRecord = z.output<typeof recordSchema>;
export type UnfinishedPlacement = z.output<typeof unfinishedSchema>;

/** Reads the record of a draft. Returns null if there is none or it is unreadable. */
export const readRecord = (storage: KeyValueStorage, draftId: string): PlacementRecord | null => {
  try {
    const parsed = z.safeParse(recordSchema, JSON.parse(storage.read(placementKey(draftId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

export const writeRecord = (storage: KeyValueStorage, draftId: string, record: PlacementRecord): void =>
  storage.write(placementKey(draftId), JSON.stringify(record));

export const removeRecord = (storage: KeyValueStorage, draftId: string): void =>
  storage.remove(placementKey(draftId));

export const hashBody = (body: CreateOrderBody): string => stableHash(canonicalJson(body));
