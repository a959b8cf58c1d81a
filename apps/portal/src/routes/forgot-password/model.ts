import { sample } from 'effector';
import { createGate } from 'effector-react';
import {
  $visibleErrors,
  $step,
  codeRequested,
  passwordSubmitted,
  resetOpened,
} from '@saddlebag/domain/password-reset';
import { focusFieldFx, focusFirstInvalidFx } from '../../widgets/account-form/index.ts';

/** Open while the password-reset screen is mounted. */
export const ForgotPasswordGate = createGate();

sample({ clock: ForgotPasswordGate.open, fn: () => undefined, target: resetOpened });

// When the step changes, focus the first field of the new step. That field has the same name as the step.
sample({ clock: $step, filter: (step) => step !== 'done', target: focusFieldFx });

// When the vendor submits with missing fields, focus the first of them.
sample({
  clock: [codeRequested, passwordSubmitted],
  source: $visibleErrors,
  filter: (missing) => Object.values(missing).includes(true),
  fn: () => undefined,
  target: focusFirstInvalidFx,
});
