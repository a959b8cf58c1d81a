import * as z from 'zod/mini';

const times = z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1);

/** What can go wrong with a call. The names say when: before the service has acted, or after. */
const callFaultSchema = z.discriminatedUnion('kind', [
  /** The answer is late. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().check(z.gte(0), z.lte(600_000)) }),
  /** Refused before anything was done. `retry_after` is in seconds. */
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
  /** A 2xx whose body is not JSON. */
  z.strictObject({ kind: z.literal('malformed-body') }),
  /** A 2xx with one field changed; without a value the field is missing. Array places are numbers: `result.data.0.status`. */
  z.strictObject({
    kind: z.literal('mutate-field'),
    path: z.string().check(z.minLength(1)),
    value: z.optional(z.unknown()),
  }),
]);
export type CallFault = z.output<typeof callFaultSchema>;

/** What can go wrong with the next message of the socket. */
const socketFaultSchema = z.strictObject({
  /**
   * `drop`: the connection breaks instead. `half-open`: the connection stays, but nothing comes any more.
   * `duplicate`: it comes twice. `reorder`: it comes after the one that follows. `gap`: it never comes.
   */
  kind: z.enum(['drop', 'half-open', 'duplicate', 'reorder', 'gap']),
});
export type SocketFault = z.output<typeof socketFaultSchema>['kind'];

/** A fault to play, as the control takes it. */
export const faultOrderSchema = z.union([
  z.strictObject({ path: z.literal('socket'), times, fault: socketFaultSchema }),
  z.strictObject({
    /** A contract's id, or the beginning of a path. */
    path: z.string().check(
      z.regex(/^(\/.*|[A-Za-z]+)$/),
      z.refine((path) => path !== 'socket'),
    ),
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
    times,
    fault: callFaultSchema,
  }),
]);
export type FaultOrder = z.output<typeof faultOrderSchema>;
