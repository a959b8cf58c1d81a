import * as z from 'zod/mini';

/** The body of every 4xx and 5xx response. If `translation_key` is a list, its first key applies. */
export const errorBodySchema = z.object({
  message: z.string(),
  meta: z.optional(z.object({ translation_key: z.optional(z.union([z.string(), z.array(z.string())])) })),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
