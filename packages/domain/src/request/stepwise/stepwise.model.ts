import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { afterPhoneIsKnown, draftErased, draftOpened, messagePasted } from '../draft/index.ts';
import { $submissionInput, fieldErrorsChanged } from '../rules/index.ts';
import { $quote, quoteRetried } from '../fee/index.ts';
import { $step, addressHoldChanged, detailsCompleted, detailsReopened } from '../flow/index.ts';
import { orderSubmitted } from '../sending/index.ts';
import {
  findFirstStepErrors,
  findStepErrors,
  furthestReachable,
  toVisibleStep,
  stepOfField,
  type VisibleStep,
} from './visible-steps.ts';

/**
 * The form now shows one step at a time, from the given step. Null opens the furthest step that the draft
 * allows.
 */
export const stepwiseStarted = createEvent<VisibleStep | null>();
/** The form now shows all steps together. */
export const stepwiseEnded = createEvent();
/** The vendor pressed Next in the visible step. */
export const nextStepRequested = createEvent();
export const stepSelected = createEvent<VisibleStep>();

const stepAdvanced = createEvent();
const stepReached = createEvent<VisibleStep>();
/** Waits one microtask, until the paste has filled all fields. */
const waitForPasteFx = createEffect(() => Promise.resolve());

/** The step that the vendor wants to reach. Null while the form shows all steps together. */
const $targetStep = createStore<VisibleStep | null>(null)
  .on(stepwiseStarted, (_, step) => step ?? 'FillPaymentDetails')
  .on(stepSelected, (target, step) => target && step)
  .on(stepReached, (_, step) => step)
  .on(
    [stepAdvanced, draftOpened, orderSubmitted, waitForPasteFx.done],
    (target) => target && 'FillPaymentDetails',
  )
  .on(draftErased, (target) => target && 'AskForDestinationAddress')
  .on(fieldErrorsChanged, (target, [error]) => (target && error ? stepOfField[error.field] : target))
  .reset(stepwiseEnded);

export const $visibleStep = $step.map(toVisibleStep);
const $reachableStep = combine(
  $targetStep,
  $visibleStep,
  $submissionInput,
  (target, visible, input) => target && furthestReachable(visible, target, input),
);
/** False while the form waits for the quote before it can show the next step. */
export const $isStepSettled = combine(
  $visibleStep,
  $reachableStep,
  (visible, reachable) => visible === reachable,
);
/** The value of the goods in the major unit of the currency. Null if the amount is empty or invalid. */
export const $enteredAmount = $submissionInput.map(({ amount }) => (amount.ok ? amount.amount : null));

// Move the flow to the target step: back immediately, forward when the visible step is complete.
sample({
  source: $reachableStep.map((reachable) => reachable === 'AskForDestinationAddress'),
  target: addressHoldChanged,
});
const positionChanged = sample({
  clock: [$visibleStep, $targetStep, $reachableStep],
  source: { visible: $visibleStep, reachable: $reachableStep },
});
const createMoveEvent = (from: VisibleStep, to: VisibleStep) =>
  positionChanged.filterMap(({ visible, reachable }) =>
    visible === from && reachable === to ? true : undefined,
  );
sample({
  clock: createMoveEvent('FillOrderDetails', 'FillPaymentDetails'),
  target: detailsCompleted,
});
sample({
  clock: createMoveEvent('FillPaymentDetails', 'FillOrderDetails'),
  target: detailsReopened,
});

// Stay at a reached step until the vendor continues, even if the step is complete.
sample({
  clock: positionChanged.filterMap(({ visible, reachable }) =>
    reachable !== null && visible === reachable ? reachable : undefined,
  ),
  target: stepReached,
});

// The Next button shows the errors of the step. It also retries a failed quote. In the step with the phone field,
// it waits until the number can be checked.
const isPhoneStep = (step: VisibleStep): boolean => step === stepOfField.phone;
const phoneStepFinished = sample({
  clock: nextStepRequested,
  source: $visibleStep,
  filter: isPhoneStep,
  fn: () => undefined,
});
const otherStepFinished = sample({
  clock: nextStepRequested,
  source: $visibleStep,
  filter: (step) => !isPhoneStep(step),
  fn: () => undefined,
});
const stepChecked = sample({
  clock: [afterPhoneIsKnown(phoneStepFinished, stepSelected), otherStepFinished],
  source: { visible: $visibleStep, input: $submissionInput, quote: $quote },
  fn: ({ visible, input, quote }) => ({ errors: findStepErrors(visible, input), status: quote.status }),
});
const isStepBlocked = ({
  errors,
  status,
}: {
  readonly errors: readonly unknown[];
  readonly status: string;
}): boolean => errors.length > 0 || status === 'undeliverable';
sample({ clock: stepChecked, fn: ({ errors }) => errors, target: fieldErrorsChanged });
/** The vendor pressed Next, but the visible step has an error. */
export const stepBlocked = sample({ clock: stepChecked, filter: isStepBlocked, fn: () => undefined });
sample({
  clock: stepChecked,
  filter: (check) => !isStepBlocked(check),
  target: stepAdvanced,
});
sample({
  clock: stepChecked,
  filter: (check) => !isStepBlocked(check) && (check.status === 'failed' || check.status === 'no-price'),
  target: quoteRetried,
});

// Stay at the address if it is undeliverable or has no fee.
sample({
  clock: $quote.map(({ status }) => status),
  source: $targetStep,
  filter: (target, status) => target !== null && ['undeliverable', 'no-price', 'failed'].includes(status),
  fn: (): VisibleStep => 'AskForDestinationAddress',
  target: stepReached,
});

// A keyboard shortcut can submit an incomplete form. Then show the errors of the first incomplete step.
sample({
  clock: fieldErrorsChanged,
  source: { target: $targetStep, input: $submissionInput },
  filter: ({ target, input }, errors) => {
    const [firstError] = findFirstStepErrors(input);
    return (
      target !== null &&
      firstError !== undefined &&
      errors.some(({ field }) => stepOfField[field] !== stepOfField[firstError.field])
    );
  },
  fn: ({ input }) => findFirstStepErrors(input),
  target: fieldErrorsChanged,
});

sample({ clock: messagePasted, target: waitForPasteFx });
