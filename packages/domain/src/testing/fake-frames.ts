import type { FrameScheduler } from '../platform/ports/ports.ts';

export interface FakeFrames extends FrameScheduler {
  /** Runs what was scheduled for the next frame; what that schedules waits for the one after. */
  paint(): void;
}

/** Frames that come when a test says so. */
export const createFakeFrames = (): FakeFrames => {
  let tasks: (() => void)[] = [];
  return {
    schedule: (task) => {
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    paint: () => {
      const due = tasks;
      tasks = [];
      for (const task of due) task();
    },
  };
};
