export {
  $enteredAmount,
  $isStepSettled,
  $visibleStep,
  stepSelected,
  stepFinished,
  stepBlocked,
  stepwiseStarted,
  stepwiseEnded,
} from './stepwise.model.ts';
export { visibleSteps, stepOfField, type VisibleStep } from './visible-steps.ts';
