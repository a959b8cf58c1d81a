import type { FrameScheduler } from './ports.ts';

export interface Gatherer<T> {
  take(thing: T): void;
  /** Delivers the pending items immediately. */
  flush(): void;
  /** Discards the pending items. */
  drop(): void;
}

/**
 * Collects items and delivers them once per frame, in order. A burst then costs one update instead of one per
 * item.
 */
export const createGatherer = <T>(
  frames: FrameScheduler,
  handOver: (things: readonly T[]) => void,
): Gatherer<T> => {
  let waiting: T[] = [];
  let cancelFrame: () => void = () => undefined;

  const flush = () => {
    cancelFrame();
    if (waiting.length === 0) return;
    const ready = waiting;
    waiting = [];
    handOver(ready);
  };
  return {
    take: (thing) => {
      waiting.push(thing);
      if (waiting.length === 1) cancelFrame = frames.schedule(flush);
    },
    flush,
    drop: () => {
      cancelFrame();
      waiting = [];
    },
  };
};
