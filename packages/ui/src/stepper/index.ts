export * as Stepper from './index.parts.ts';
export type { StepperStepProps } from './stepper-step.tsx';
