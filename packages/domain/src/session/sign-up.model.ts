import { createStore } from 'effector';

/** Whether accounts may be made here; false while the flag deactivate-sign-up is on. */
export const $isSignUpOpen = createStore(true);
