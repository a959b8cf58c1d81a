export { StepperDescription as Description } from './stepper-description.tsx';
export { StepperRoot as Root } from './stepper-root.tsx';
export { StepperStep as Step } from './stepper-step.tsx';
