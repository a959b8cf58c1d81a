import * as z from 'zod/mini';
import { createOrderBodySchema } from '../../contracts/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { canonicalJson, stableHash } from './canonical.ts';
import { placementKey } from './placement-state.ts';

const unfinishedSchema = z.object({
  /**
   * `sending`: a request has left or is about to. `unknown`: it ended without an answer, and a first look found no order.
   * `absent`: a look-up has shown that it made no order.
   */
  state: z.enum(['sending', 'unknown', 'absent']),
  key: z.string(),
  bodyHash: z.string(),
  body: createOrderBodySchema,
  /** Unix milliseconds of the service's clock, before the first request of this body left. */
  startedAt: z.number(),
  /** The same, before the last one left. */
  sentAt: z.number(),
});

const confirmedSchema = z.object({ state: z.literal('confirmed'), orderId: z.string() });

const recordSchema = z.discriminatedUnion('state', [unfinishedSchema, confirmedSchema]);

/** How far the placement of a draft has come. It is written before a request leaves, and outlives a reload. */
export type PlacementRecord = z.output<typeof recordSchema>;
export type UnfinishedPlacement = z.output<typeof unfinishedSchema>;

/** The record of a draft; null when there is none, or none that can be read. */
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

export const hashOf = (body: CreateOrderBody): string => stableHash(canonicalJson(body));
