export {
  $enteredAmount,
  $isStepSettled,
  $visibleStep,
  stepSelected,
  nextStepRequested,
  stepBlocked,
  stepwiseStarted,
  stepwiseEnded,
} from './stepwise.model.ts';
export { visibleSteps, stepOfField, type VisibleStep } from './visible-steps.ts';
