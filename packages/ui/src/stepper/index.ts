export * as Stepper from './index.parts.ts';
export type { StepperDescriptionProps } from './stepper-description.tsx';
export type { StepperStepProps } from './stepper-step.tsx';
