import * as z from 'zod/mini';
import { requestSteps } from './request-steps.ts';

/** Limits of a batch of analytics events. The service refuses larger batches. */
export const analyticsLimits = { eventsPerBatch: 20, framesPerError: 8 } as const;

/** The pages whose views are sent, as specification 001, section 7 names them. */
export const analyticsPages = ['home', 'sign-in', 'register', 'transaction', 'order-tracking'] as const;
export type AnalyticsPage = (typeof analyticsPages)[number];

/** The pages with a switch that includes the orders of all outlets. */
export const outletPages = ['transaction', 'order-tracking'] as const;

/** Names of the errors that JavaScript and browsers define. A custom name could contain what a vendor has entered. */
export const errorKinds = [
  'Error',
  'AggregateError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'NetworkError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'other',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The failures of calls, and the checks that a message to the help centre can fail. */
export const problemKinds = [
  'offline',
  'timeout',
  'unauthorized',
  'rejected',
  'unreadable',
  'source',
  'origin',
  'shape',
  'order',
  'other',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What failed to load. `chunk` is code that a screen loads when it needs it. */
export const loadKinds = ['chunk', 'script', 'style', 'image'] as const;
export type LoadKind = (typeof loadKinds)[number];

const position = z.int().check(z.gte(0), z.lte(10_000_000));

/** A position in a script of the portal. */
const frameSchema = z.strictObject({
  /** Name of a built file without its folder. */
  file: z.string().check(z.regex(/^[\w-]{1,64}\.js$/)),
  line: position,
  column: position,
});
export type StackFrame = z.output<typeof frameSchema>;

/**
 * Every analytics event with exactly the fields that it may carry (specification 001, section 7). The fields hold
 * enumerations, booleans and numbers. No field may hold text that a person has entered or that identifies one.
 */
export const analyticsEventSchemas = [
  z.strictObject({ name: z.literal('page-viewed'), page: z.enum(analyticsPages) }),
  z.strictObject({ name: z.literal('request-step-reached'), step: z.enum(requestSteps) }),
  z.strictObject({
    name: z.literal('outlets-toggled'),
    page: z.enum(outletPages),
    includes_all: z.boolean(),
  }),
  z.strictObject({
    name: z.literal('error-thrown'),
    source: z.enum(['script', 'promise']),
    kind: z.enum(errorKinds),
    frames: z.array(frameSchema).check(z.maxLength(analyticsLimits.framesPerError)),
  }),
  z.strictObject({ name: z.literal('load-failed'), kind: z.enum(loadKinds) }),
  z.strictObject({ name: z.literal('problem-reported'), kind: z.enum(problemKinds) }),
] as const;

export const analyticsEventSchema = z.union(analyticsEventSchemas);
export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;

/** The body of a request to an analytics service. */
export const analyticsBatchSchema = z.strictObject({
  events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(analyticsLimits.eventsPerBatch)),
});
export type AnalyticsBatch = z.output<typeof analyticsBatchSchema>;
