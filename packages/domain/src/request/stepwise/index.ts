export {
  $enteredAmount,
  $isStepSettled,
  $shownStep,
  stepAsked,
  stepFinished,
  stepHeld,
  stepwiseBegan,
  stepwiseEnded,
} from './stepwise.model.ts';
export { shownSteps, stepOfField, type ShownStep } from './shown-steps.ts';
