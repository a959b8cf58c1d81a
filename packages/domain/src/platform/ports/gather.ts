import type { FrameScheduler } from './ports.ts';

export interface Gatherer<T> {
  take(thing: T): void;
  /** Hands over at once what waits. */
  flush(): void;
  /** Forgets what waits. */
  drop(): void;
}

/** Hands things over together, once a frame and in their order: a burst then costs one update instead of one each. */
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
