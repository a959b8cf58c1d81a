import type { AlertSound } from '@saddlebag/domain/attention';

/** Creates an alert sound that plays nothing. Whether a real browser blocks sound depends on earlier stories. */
export const createSilentSound = (isBlocked: boolean): AlertSound => {
  let state: ReturnType<AlertSound['state']> = isBlocked ? 'blocked' : 'allowed';
  return {
    play: () => undefined,
    state: () => state,
    unlock: () => {
      state = 'allowed';
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
  };
};
