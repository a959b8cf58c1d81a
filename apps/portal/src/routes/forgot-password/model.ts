import { sample } from 'effector';
import { createGate } from 'effector-react';
import {
  $missing,
  $step,
  codeRequested,
  passwordSubmitted,
  resetOpened,
} from '@saddlebag/domain/password-reset';
import { focusFieldFx, focusFirstInvalidFx } from '../../widgets/account-form/index.ts';

/** Open while the screen of the forgotten password is on display. */
export const ForgotPasswordGate = createGate();

sample({ clock: ForgotPasswordGate.open, fn: () => undefined, target: resetOpened });

// When one step takes the place of another, its first field is at hand.
sample({ clock: $step, filter: (step) => step !== 'done', target: focusFieldFx });

// When something is missing, go there.
sample({
  clock: [codeRequested, passwordSubmitted],
  source: $missing,
  filter: (missing) => Object.values(missing).includes(true),
  fn: () => undefined,
  target: focusFirstInvalidFx,
});
