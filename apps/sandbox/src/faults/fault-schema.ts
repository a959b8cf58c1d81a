import * as z from 'zod/mini';

const times = z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1);

/** A fault of a call. `commit` in the name marks faults after the service has processed the call. */
const callFaultSchema = z.discriminatedUnion('kind', [
  /** Delays the response. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().check(z.gte(0), z.lte(600_000)) }),
  /** Refuses the call before it is processed. `retry_after` is in seconds. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.gte(400), z.lte(599)),
    retry_after: z.optional(z.int().check(z.gte(0))),
  }),
  z.strictObject({ kind: z.literal('drop-before-commit') }),
  z.strictObject({ kind: z.literal('commit-then-drop') }),
  z.strictObject({ kind: z.literal('commit-then-hang') }),
  z.strictObject({ kind: z.literal('commit-then-500') }),
  z.strictObject({ kind: z.literal('commit-then-truncate') }),
  /** Answers 2xx with a body that is not JSON. */
  z.strictObject({ kind: z.literal('malformed-body') }),
  /**
   * Changes one field of a 2xx response, or removes it if `value` is missing. Array indexes:
   * `result.data.0.status`.
   */
  z.strictObject({
    kind: z.literal('mutate-field'),
    path: z.string().check(z.minLength(1)),
    value: z.optional(z.unknown()),
  }),
]);
export type CallFault = z.output<typeof callFaultSchema>;

/** A fault of the next socket message. */
const socketFaultSchema = z.strictObject({
  /**
   * `drop` breaks the connection instead of sending. `half-open` keeps the connection but sends nothing any
   * more. `duplicate` sends the message twice. `reorder` sends it after the next one. `gap` skips it.
   */
  kind: z.enum(['drop', 'half-open', 'duplicate', 'reorder', 'gap']),
});
export type SocketFault = z.output<typeof socketFaultSchema>['kind'];

/** A request to inject a fault, as the test control accepts it. */
export const faultRequestSchema = z.union([
  z.strictObject({ path: z.literal('socket'), times, fault: socketFaultSchema }),
  z.strictObject({
    /** A contract's id, or a path prefix starting with a slash. */
    path: z.string().check(
      z.regex(/^(\/.*|[A-Za-z]+)$/),
      z.refine((path) => path !== 'socket'),
    ),
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
    times,
    fault: callFaultSchema,
  }),
]);
export type FaultRequest = z.output<typeof faultRequestSchema>;
