import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $errors, addressRefused, type RequestField } from '@saddlebag/domain/request';
import {
  $isStepSettled,
  stepAsked,
  stepFinished,
  stepHeld,
  stepOfField,
  stepwiseBegan,
  stepwiseEnded,
  type ShownStep,
} from '@saddlebag/domain/stepwise';
import { focusFirstErrorFx, nextStepPendingChanged, nextPressed } from '../model.ts';
import './texts.ts';

/** Open while steps are shown one at a time; `from` is the one to begin at, if that is known. */
export const StepsGate = createGate<{ from: ShownStep | null }>();

sample({ clock: StepsGate.open, fn: ({ from }) => from, target: stepwiseBegan });
sample({ clock: StepsGate.close, fn: () => undefined, target: stepwiseEnded });

sample({ clock: nextPressed, target: stepFinished });
sample({
  source: combine(StepsGate.status, $isStepSettled, (isShown, isSettled) => isShown && !isSettled),
  target: nextStepPendingChanged,
});
sample({ clock: stepHeld, target: focusFirstErrorFx });

// What keeps an address out of the address book may stand in another step than the button.
sample({
  clock: addressRefused,
  source: $errors,
  filter: (errors) => Object.keys(errors).length > 0,
  fn: (errors) => stepOfField[Object.keys(errors)[0] as RequestField],
  target: stepAsked,
});
