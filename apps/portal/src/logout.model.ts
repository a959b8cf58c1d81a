import { createStore } from 'effector';
import { accountLeft, sessionStarted } from '@saddlebag/domain/session';

/**
 * True after the vendor logs out, until the next sign-in. That sign-in opens the default screen, whereas a
 * sign-in after an expired session returns to the previous screen.
 */
export const $hasLoggedOut = createStore(false)
  .on(accountLeft, () => true)
  .reset(sessionStarted);
