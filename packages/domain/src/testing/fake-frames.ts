import type { FrameScheduler } from '../platform/ports/ports.ts';

export interface FakeFrames extends FrameScheduler {
  /** Runs the tasks of the next frame. Tasks that they schedule wait for the frame after it. */
  paint(): void;
}

/** Creates a frame scheduler that a test drives. */
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
