import { $flags } from '../flags/flags.model.ts';

/** Whether accounts may be made here. */
export const $isSignUpOpen = $flags.map(({ DeactivateSignUpButton }) => !DeactivateSignUpButton);
