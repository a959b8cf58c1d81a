import type { FrameScheduler } from './ports.ts';

export interface FrameBatch<T> {
  add(item: T): void;
  /** Delivers the pending items immediately. */
  flush(): void;
  /** Discards the pending items. */
  clear(): void;
}

/**
 * Items of one delivery. After a late frame more items wait, and delivering all of them would make the next frame
 * late too.
 */
const maxDelivery = 100;

/**
 * Collects items and delivers them once per animation frame, in order. A burst then costs one update instead
 * of one per item. The rest of a long burst waits for the next frames.
 */
export const createFrameBatch = <T>(
  frames: FrameScheduler,
  deliver: (items: readonly T[]) => void,
): FrameBatch<T> => {
  let pending: T[] = [];
  let cancelFrame: () => void = () => undefined;

  const deliverSome = () => {
    const items = pending.slice(0, maxDelivery);
    pending = pending.slice(maxDelivery);
    if (pending.length > 0) cancelFrame = frames.schedule(deliverSome);
    deliver(items);
  };
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
      if (pending.length === 1) cancelFrame = frames.schedule(deliverSome);
    },
    flush,
    clear: () => {
      cancelFrame();
      pending = [];
    },
  };
};
