import * as z from 'zod/mini';
import type { RiderPosition } from '../../api/index.ts';

const riderPositionSchema = z.object({
  riderId: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  bearing: z.nullable(z.number()),
  updatedAt: z.number(),
});

/** Parses the position that another tab has received. Returns null if another build has sent something else. */
export const parseRiderPosition = (message: unknown): RiderPosition | null => {
  const parsed = z.safeParse(riderPositionSchema, message);
  return parsed.success ? parsed.data : null;
};

const riderPositionsSchema = z.array(riderPositionSchema);

/** Parses the positions that another tab has received. Returns null if another build has sent something else. */
export const parseRiderPositions = (message: unknown): readonly RiderPosition[] | null => {
  const parsed = z.safeParse(riderPositionsSchema, message);
  return parsed.success ? parsed.data : null;
};
