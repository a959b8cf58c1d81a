import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { draftErased, draftOpened, messagePasted } from '../draft/index.ts';
import { $rulesInput, fieldFaulted } from '../rules/index.ts';
import { $quote, quoteRetried } from '../fee/index.ts';
import { $isAtAddress, $step, detailsCompleted, detailsReopened } from '../flow/index.ts';
import { submitted } from '../sending/index.ts';
import {
  earliestFault,
  faultOfStep,
  reachOf,
  shownStepOf,
  stepOfField,
  type ShownStep,
} from './shown-steps.ts';

/**
 * The steps of the request are shown one at a time from now on. Begins as far along as the draft allows, or at the step
 * that was on display before.
 */
export const stepwiseBegan = createEvent<ShownStep | null>();
/** They are on display together again. */
export const stepwiseEnded = createEvent();
/** The vendor is done with the step on display. */
export const stepFinished = createEvent();
/** The vendor wants to see another step. */
export const stepAsked = createEvent<ShownStep>();

const wentOn = createEvent();
const arrived = createEvent<ShownStep>();
/** What a paste says stands in the fields once all that follows from it at once has happened. */
const pasteSettledFx = createEffect(() => Promise.resolve());

/** The step that the vendor wants to be at; null while all steps are on display together. */
const $goal = createStore<ShownStep | null>(null)
  .on(stepwiseBegan, (_, step) => step ?? 'FillPaymentDetails')
  .on(stepAsked, (goal, step) => goal && step)
  .on(arrived, (_, step) => step)
  .on([wentOn, draftOpened, submitted, pasteSettledFx.done], (goal) => goal && 'FillPaymentDetails')
  .on(detailsReopened, (goal) => goal && 'FillOrderDetails')
  .on(draftErased, (goal) => goal && 'AskForDestinationAddress')
  .on(fieldFaulted, (goal, fault) => (goal && fault ? stepOfField[fault.field] : goal))
  .reset(stepwiseEnded);

/** The step on display. */
export const $shownStep = $step.map(shownStepOf);
const $reach = combine(
  $goal,
  $shownStep,
  $rulesInput,
  (goal, shown, input) => goal && reachOf(shown, goal, input),
);
/** False while the fee that leads to the next step is on its way. */
export const $isStepSettled = combine($shownStep, $reach, (shown, reach) => shown === reach);
/** The value of the order, in the main unit of its currency; null while there is none to show. */
export const $enteredAmount = $rulesInput.map(({ amount }) => (amount.ok ? amount.amount : null));

// The machine goes where the vendor wants to be: back at once, on when the step on display lacks nothing.
sample({ source: $reach.map((reach) => reach === 'AskForDestinationAddress'), target: $isAtAddress });
const placed = sample({ clock: [$shownStep, $goal, $reach], source: { shown: $shownStep, reach: $reach } });
const moved = (from: ShownStep, to: ShownStep) =>
  placed.filterMap(({ shown, reach }) => (shown === from && reach === to ? true : undefined));
sample({
  clock: moved('FillOrderDetails', 'FillPaymentDetails'),
  fn: () => undefined,
  target: detailsCompleted,
});
sample({
  clock: moved('FillPaymentDetails', 'FillOrderDetails'),
  fn: () => undefined,
  target: detailsReopened,
});

// Arrived, one stays until the vendor goes on: a step that becomes complete under one's hands does not leave by itself.
sample({
  clock: placed.filterMap(({ shown, reach }) => (reach !== null && shown === reach ? reach : undefined)),
  target: arrived,
});

// When the vendor is done with a step, what it lacks is said; a fee that could not be had is asked for once more.
const looked = sample({
  clock: stepFinished,
  source: { shown: $shownStep, input: $rulesInput, quote: $quote },
  fn: ({ shown, input, quote }) => ({ fault: faultOfStep(shown, input), status: quote.status }),
});
const isHeld = ({ fault, status }: { readonly fault: unknown; readonly status: string }): boolean =>
  fault !== null || status === 'undeliverable';
sample({ clock: looked, fn: ({ fault }) => fault, target: fieldFaulted });
/** The step on display lacks something. */
export const stepHeld = sample({ clock: looked, filter: isHeld, fn: () => undefined });
sample({ clock: looked, filter: (seen) => !isHeld(seen), fn: () => undefined, target: wentOn });
sample({
  clock: looked,
  filter: (seen) => !isHeld(seen) && (seen.status === 'failed' || seen.status === 'no-price'),
  fn: () => undefined,
  target: quoteRetried,
});

// When there is no way to the address, or no fee, one stays there.
sample({
  clock: $quote.map(({ status }) => status),
  source: $goal,
  filter: (goal, status) => goal !== null && ['undeliverable', 'no-price', 'failed'].includes(status),
  fn: (): ShownStep => 'AskForDestinationAddress',
  target: arrived,
});

// Sent by a key before all is filled in: what an earlier step lacks comes before what a later one does.
sample({
  clock: fieldFaulted,
  source: { goal: $goal, input: $rulesInput },
  filter: ({ goal, input }, fault) => {
    const earliest = earliestFault(input);
    return (
      goal !== null &&
      fault !== null &&
      earliest !== null &&
      stepOfField[earliest.field] !== stepOfField[fault.field]
    );
  },
  fn: ({ input }) => earliestFault(input),
  target: fieldFaulted,
});

sample({ clock: messagePasted, fn: () => undefined, target: pasteSettledFx });
