import { createStore } from 'effector';
import { accountLeft, sessionStarted } from '@saddlebag/domain/session';

/** True from logging out until the next sign-in, which then begins at the start; after an expiry it leads back. */
export const $hasLoggedOut = createStore(false)
  .on(accountLeft, () => true)
  .reset(sessionStarted);
