import { $flags } from '../../platform/flags/index.ts';

/** True if new accounts can be registered. */
export const $isSignUpOpen = $flags.map(({ DeactivateSignUpButton }) => !DeactivateSignUpButton);
