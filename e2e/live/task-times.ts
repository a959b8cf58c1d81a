import * as z from 'zod/mini';

/** Longest task of a page's main thread. Both are in milliseconds. */
export interface LongestTask {
  /** Elapsed time, including the time in which other threads and processes had the processor. */
  readonly elapsedMs: number;
  /** Time in which the thread had the processor. */
  readonly processorMs: number;
}

/** The categories that `longestTaskOf` needs. */
export const traceCategories = ['toplevel', 'devtools.timeline'];

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
});

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/**
 * Finds the longest task of the thread that called the most functions: the main thread of the only page that works.
 * `trace` is a trace of Chromium in the Trace Event Format, with times in microseconds.
 */
export const longestTaskOf = (trace: unknown): LongestTask => {
  const { traceEvents } = traceSchema.parse(trace);
  const calls = new Map<string, number>();
  const threadOf = ({ pid, tid }: z.output<typeof eventSchema>): string => `${pid} ${tid}`;
  for (const event of traceEvents)
    if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
  const [mainThread] = [...calls].toSorted(([, a], [, b]) => b - a).map(([thread]) => thread);
  if (mainThread === undefined)
    throw new Error('The trace has no call of a function. Trace a page that runs scripts.');
  let elapsed = 0;
  let processor = 0;
  for (const event of traceEvents) {
    if (!event.name.endsWith('RunTask') || event.ph !== 'X' || threadOf(event) !== mainThread) continue;
    elapsed = Math.max(elapsed, event.dur ?? 0);
    processor = Math.max(processor, event.tdur ?? 0);
  }
  return { elapsedMs: elapsed / 1000, processorMs: processor / 1000 };
};
