import * as z from 'zod/mini';

/** The body of every 4xx and 5xx: the message, and the key of its translation (one, or a list of which the first counts). */
export const errorBodySchema = z.object({
  message: z.string(),
  meta: z.optional(z.object({ translation_key: z.optional(z.union([z.string(), z.array(z.string())])) })),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
