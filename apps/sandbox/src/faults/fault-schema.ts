import * as z from 'zod/mini';

/** Number of calls or messages that the fault affects. Defaults to 1. */
const times = z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1);

/**
 * A fault of a call. A kind that starts with `commit` takes effect after the service has processed the call.
 */
const callFaultSchema = z.discriminatedUnion('kind', [
  /** Waits `ms` milliseconds before the call is processed. */
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
  /** Processes the call, then replaces the response body with text that is not JSON. */
  z.strictObject({ kind: z.literal('malformed-body') }),
  /**
   * Changes one field of a 2xx response, or removes it if `value` is missing. A number in the path is an
   * array index, as in `result.data.0.status`.
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
   * `drop` breaks the connection instead of sending the message. `half-open` keeps the connection open, but
   * drops this message and all later ones in both directions. `duplicate` sends the message twice. `reorder`
   * sends it after the next one. `gap` skips it.
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
