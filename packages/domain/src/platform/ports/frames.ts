import { createStore } from 'effector';
import type { FrameScheduler } from './ports.ts';

const hiddenTabDelayMs = 250;

/**
 * Schedules with `requestAnimationFrame`, or with a timer where it does not exist and in hidden tabs, which
 * get no frames.
 */
export const platformFrames: FrameScheduler = {
  schedule: (task) => {
    if (typeof requestAnimationFrame !== 'function' || globalThis.document?.hidden) {
      const timer = setTimeout(task, hiddenTabDelayMs);
      return () => clearTimeout(timer);
    }
    // A tab that is hidden after the request gets no frame, so a timer runs the task instead.
    const run = () => {
      cancel();
      task();
    };
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(run, hiddenTabDelayMs);
    const cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    return cancel;
  },
};

export const $frameScheduler = createStore<FrameScheduler>(platformFrames, { serialize: 'ignore' });
