import { $flags } from '../../platform/flags/index.ts';

/** Whether accounts may be made here. */
export const $isSignUpOpen = $flags.map(({ DeactivateSignUpButton }) => !DeactivateSignUpButton);
