import { attach, createStore } from 'effector';
import { $clock, type Clock } from '../../platform/ports/index.ts';
import { sheetLimits, type ReadOptions, type SheetReading } from '../sheet/index.ts';
import { readSource, type OrderSource } from './read-source.ts';

/** Reads the orders of a file or text. The app replaces it with a reader that runs in a worker. */
export interface OrderReader {
  /**
   * Stops when the signal is aborted.
   * @returns null if the reader stopped or failed
   */
  read(
    source: OrderSource,
    options: ReadOptions,
    signal: AbortSignal,
    progressed: (share: number) => void,
  ): Promise<SheetReading | null>;
}

/** Reads texts and CSV files in the current thread. The app's reader also has a parser of workbooks. */
const textReader: OrderReader = {
  read: (source, options, _signal, progressed) => readSource(source, { ...options, progressed }, () => null),
};

export const $orderReader = createStore<OrderReader>(textReader, { serialize: 'ignore' });

export interface OrderReadingCall {
  readonly source: OrderSource;
  readonly options: ReadOptions;
  /** Stops the reading. */
  readonly signal: AbortSignal;
  /** @param share From 0 to 1. */
  readonly progressed: (share: number) => void;
}

const fail = (key: 'bulk.file.too-slow' | 'bulk.file.reader-failed'): SheetReading => ({
  ok: false,
  failure: { key },
});

/** Reads until the limit of time, and then stops the reader. */
const readWithinLimit = async (
  { source, options, signal, progressed }: OrderReadingCall,
  reader: OrderReader,
  clock: Clock,
): Promise<SheetReading> => {
  const timer = new AbortController();
  const limit = new AbortController();
  const expired = clock.sleep(sheetLimits.timeMs, timer.signal).then(
    () => {
      limit.abort();
      return fail('bulk.file.too-slow');
    },
    () => fail('bulk.file.reader-failed'),
  );
  const reading = reader
    .read(source, options, AbortSignal.any([signal, limit.signal]), progressed)
    .then((result) => result ?? fail(limit.signal.aborted ? 'bulk.file.too-slow' : 'bulk.file.reader-failed'))
    .catch(() => fail('bulk.file.reader-failed'));
  const result = await Promise.race([reading, expired]);
  timer.abort();
  return result;
};

/** Reads the orders of a file or text. Never fails: a failure is part of the result. */
export const readOrdersFx = attach({
  source: { reader: $orderReader, clock: $clock },
  effect: ({ reader, clock }, call: OrderReadingCall) => readWithinLimit(call, reader, clock),
});
