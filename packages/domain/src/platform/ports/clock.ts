import { createStore } from 'effector';
import type { Clock } from './ports.ts';

/** The device's clock; `sleep` is a timer of the platform. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const interrupted = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', interrupted);
        resolve();
      }, ms);
      signal?.addEventListener('abort', interrupted, { once: true });
    }),
};

/** The clock of the scope. */
export const $clock = createStore<Clock>(systemClock, { serialize: 'ignore' });
