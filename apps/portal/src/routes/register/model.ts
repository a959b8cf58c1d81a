import { sample } from 'effector';
import { createGate } from 'effector-react';
import { $errors, registrationOpened, registrationSubmitted } from '@saddlebag/domain/registration';
import { focusFirstInvalidFx } from '../../widgets/account-form/index.ts';

/** Open while the registration screen is mounted. */
export const RegisterGate = createGate();

sample({ clock: RegisterGate.open, fn: () => undefined, target: registrationOpened });

// When the vendor submits with invalid fields, focus the first of them.
sample({
  clock: registrationSubmitted,
  source: $errors,
  filter: (gaps) => Object.keys(gaps).length > 0,
  fn: () => undefined,
  target: focusFirstInvalidFx,
});
