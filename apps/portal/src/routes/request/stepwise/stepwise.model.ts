import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $errors, addressSavingRejected, type RequestField } from '@saddlebag/domain/request';
import {
  $isStepSettled,
  stepSelected,
  nextStepRequested,
  stepBlocked,
  stepOfField,
  stepwiseStarted,
  stepwiseEnded,
  type VisibleStep,
} from '@saddlebag/domain/stepwise';
import { focusFirstErrorFx, nextStepPendingChanged, nextPressed } from '../model.ts';
import './texts.ts';

/** Open while the form shows one step at a time. `from` is the step to start with, if known. */
export const StepsGate = createGate<{ from: VisibleStep | null }>();

sample({ clock: StepsGate.open, fn: ({ from }) => from, target: stepwiseStarted });
sample({ clock: StepsGate.close, fn: () => undefined, target: stepwiseEnded });

sample({ clock: nextPressed, target: nextStepRequested });
sample({
  source: combine(StepsGate.status, $isStepSettled, (isShown, isSettled) => isShown && !isSettled),
  target: nextStepPendingChanged,
});
sample({ clock: stepBlocked, target: focusFirstErrorFx });

// When the address cannot be saved, open the step of the first error, which may differ from the current step.
sample({
  clock: addressSavingRejected,
  source: $errors,
  filter: (errors) => Object.keys(errors).length > 0,
  fn: (errors) => stepOfField[Object.keys(errors)[0] as RequestField],
  target: stepSelected,
});
