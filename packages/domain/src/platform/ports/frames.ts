import { createStore } from 'effector';
import type { FrameScheduler } from './ports.ts';

const hiddenTabDelayMs = 250;

/** `requestAnimationFrame`; a timer where there is none and in a hidden tab, in which frames never come. */
export const platformFrames: FrameScheduler = {
  schedule: (task) => {
    if (typeof requestAnimationFrame !== 'function' || globalThis.document?.hidden) {
      const timer = setTimeout(task, hiddenTabDelayMs);
      return () => clearTimeout(timer);
    }
    // A tab that is hidden after the frame was asked for gets none: the timer is the safety net, whichever comes first runs.
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

/** The frame scheduler of the scope. */
export const $frames = createStore<FrameScheduler>(platformFrames, { serialize: 'ignore' });
