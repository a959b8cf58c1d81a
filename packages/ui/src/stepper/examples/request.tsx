import { Stepper } from '../index.ts';

export function StepperRequest() {
  return (
    <Stepper.Root aria-label="Request a rider">
      <Stepper.Step state="done" onSelect={() => undefined}>
        Where
      </Stepper.Step>
      <Stepper.Step state="current">Who</Stepper.Step>
      <Stepper.Step state="upcoming">Payment</Stepper.Step>
    </Stepper.Root>
  );
}
