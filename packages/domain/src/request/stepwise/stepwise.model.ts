import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { draftErased, draftOpened, messagePasted } from '../draft/index.ts';
import { $submissionInput, fieldErrorChanged } from '../rules/index.ts';
import { $quote, quoteRetried } from '../fee/index.ts';
import { $step, addressHoldChanged, detailsCompleted, detailsReopened } from '../flow/index.ts';
import { orderSubmitted } from '../sending/index.ts';
import {
  findFirstStepError,
  findStepError,
  furthestReachable,
  toVisibleStep,
  stepOfField,
  type VisibleStep,
} from './visible-steps.ts';

/**
 * The steps of the request are shown one at a time from now on. Begins as far along as the draft allows, or at the step
 * that was on display before.
 */
export const stepwiseStarted = createEvent<VisibleStep | null>();
/** They are on display together again. */
export const stepwiseEnded = createEvent();
/** The vendor is done with the step on display. */
export const stepFinished = createEvent();
/** The vendor wants to see another step. */
export const stepSelected = createEvent<VisibleStep>();

const stepAdvanced = createEvent();
const stepReached = createEvent<VisibleStep>();
/** What a paste says stands in the fields once all that follows from it at once has happened. */
const waitForPasteFx = createEffect(() => Promise.resolve());

/** The step that the vendor wants to be at; null while all steps are on display together. */
const $targetStep = createStore<VisibleStep | null>(null)
  .on(stepwiseStarted, (_, step) => step ?? 'FillPaymentDetails')
  .on(stepSelected, (goal, step) => goal && step)
  .on(stepReached, (_, step) => step)
  .on([stepAdvanced, draftOpened, orderSubmitted, waitForPasteFx.done], (goal) => goal && 'FillPaymentDetails')
  .on(detailsReopened, (goal) => goal && 'FillOrderDetails')
  .on(draftErased, (goal) => goal && 'AskForDestinationAddress')
  .on(fieldErrorChanged, (goal, fault) => (goal && fault ? stepOfField[fault.field] : goal))
  .reset(stepwiseEnded);

/** The step on display. */
export const $visibleStep = $step.map(toVisibleStep);
const $reachableStep = combine(
  $targetStep,
  $visibleStep,
  $submissionInput,
  (goal, shown, input) => goal && furthestReachable(shown, goal, input),
);
/** False while the fee that leads to the next step is on its way. */
export const $isStepSettled = combine($visibleStep, $reachableStep, (shown, reach) => shown === reach);
/** The value of the order, in the main unit of its currency; null while there is none to show. */
export const $enteredAmount = $submissionInput.map(({ amount }) => (amount.ok ? amount.amount : null));

// The machine goes where the vendor wants to be: back at once, on when the step on display lacks nothing.
sample({ source: $reachableStep.map((reach) => reach === 'AskForDestinationAddress'), target: addressHoldChanged });
const positionChanged = sample({ clock: [$visibleStep, $targetStep, $reachableStep], source: { shown: $visibleStep, reach: $reachableStep } });
const moveRequired = (from: VisibleStep, to: VisibleStep) =>
  positionChanged.filterMap(({ shown, reach }) => (shown === from && reach === to ? true : undefined));
sample({
  clock: moveRequired('FillOrderDetails', 'FillPaymentDetails'),
  fn: () => undefined,
  target: detailsCompleted,
});
sample({
  clock: moveRequired('FillPaymentDetails', 'FillOrderDetails'),
  fn: () => undefined,
  target: detailsReopened,
});

// Arrived, one stays until the vendor goes on: a step that becomes complete under one's hands does not leave by itself.
sample({
  clock: positionChanged.filterMap(({ shown, reach }) => (reach !== null && shown === reach ? reach : undefined)),
  target: stepReached,
});

// When the vendor is done with a step, what it lacks is said; a fee that could not be had is asked for once more.
const stepChecked = sample({
  clock: stepFinished,
  source: { shown: $visibleStep, input: $submissionInput, quote: $quote },
  fn: ({ shown, input, quote }) => ({ fault: findStepError(shown, input), status: quote.status }),
});
const isBlocked = ({ fault, status }: { readonly fault: unknown; readonly status: string }): boolean =>
  fault !== null || status === 'undeliverable';
sample({ clock: stepChecked, fn: ({ fault }) => fault, target: fieldErrorChanged });
/** The step on display lacks something. */
export const stepBlocked = sample({ clock: stepChecked, filter: isBlocked, fn: () => undefined });
sample({ clock: stepChecked, filter: (seen) => !isBlocked(seen), fn: () => undefined, target: stepAdvanced });
sample({
  clock: stepChecked,
  filter: (seen) => !isBlocked(seen) && (seen.status === 'failed' || seen.status === 'no-price'),
  fn: () => undefined,
  target: quoteRetried,
});

// When there is no way to the address, or no fee, one stays there.
sample({
  clock: $quote.map(({ status }) => status),
  source: $targetStep,
  filter: (goal, status) => goal !== null && ['undeliverable', 'no-price', 'failed'].includes(status),
  fn: (): VisibleStep => 'AskForDestinationAddress',
  target: stepReached,
});

// Sent by a key before all is filled in: what an earlier step lacks comes before what a later one does.
sample({
  clock: fieldErrorChanged,
  source: { goal: $targetStep, input: $submissionInput },
  filter: ({ goal, input }, fault) => {
    const earliest = findFirstStepError(input);
    return (
      goal !== null &&
      fault !== null &&
      earliest !== null &&
      stepOfField[earliest.field] !== stepOfField[fault.field]
    );
  },
  fn: ({ input }) => findFirstStepError(input),
  target: fieldErrorChanged,
});

sample({ clock: messagePasted, fn: () => undefined, target: waitForPasteFx });
