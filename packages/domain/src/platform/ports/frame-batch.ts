import type { FrameScheduler } from './ports.ts';

export interface FrameBatch<T> {
  add(item: T): void;
  /** Delivers the pending items immediately. */
  flush(): void;
  /** Discards the pending items. */
  clear(): void;
}

/**
 * Collects items and delivers them once per animation frame, in order. A burst then costs one update instead
 * of one per item.
 */
export const createFrameBatch = <T>(
  frames: FrameScheduler,
  deliver: (items: readonly T[]) => void,
): FrameBatch<T> => {
  let pending: T[] = [];
  let cancelFrame: () => void = () => undefined;

  const flush = () => {
    cancelFrame();
    if (pending.length === 0) return;
    const items = pending;
    pending = [];
    deliver(items);
  };
  return {
    add: (item) => {
      pending.push(item);
      if (pending.length === 1) cancelFrame = frames.schedule(flush);
    },
    flush,
    clear: () => {
      cancelFrame();
      pending = [];
    },
  };
};
