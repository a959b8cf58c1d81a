import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $errors, addressSavingRejected, type RequestField } from '@saddlebag/domain/request';
import {
  $isStepSettled,
  $visibleStep,
  stepSelected,
  nextStepRequested,
  stepBlocked,
  stepOfField,
  stepwiseStarted,
  stepwiseEnded,
  type VisibleStep,
} from '@saddlebag/domain/stepwise';
import { createTimer } from '@saddlebag/domain/ports';
import { focusFirstErrorFx, nextPressed, nextStepPendingChanged, stepHoldChanged } from '../model.ts';
import './texts.ts';

/** Longer than the time between the presses of a double press, shorter than anybody needs to read a step. */
const STEP_HOLD_MS = 700;

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

// All steps have their button in the same place. The second press of a double press must not press that of the next step,
// which may request the rider.
const hold = createTimer();
const stepOpened = sample({ clock: $visibleStep.updates, filter: StepsGate.status, fn: () => undefined });
sample({ clock: stepOpened, fn: () => true, target: stepHoldChanged });
sample({ clock: stepOpened, fn: () => STEP_HOLD_MS, target: hold.set });
sample({ clock: StepsGate.close, fn: () => undefined, target: hold.cancel });
sample({ clock: [hold.elapsed, StepsGate.close], fn: () => false, target: stepHoldChanged });

// When the address cannot be saved, open the step of the first error, which may differ from the current step.
sample({
  clock: addressSavingRejected,
  source: $errors,
  filter: (errors) => Object.keys(errors).length > 0,
  fn: (errors) => stepOfField[Object.keys(errors)[0] as RequestField],
  target: stepSelected,
});
