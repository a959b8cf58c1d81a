import { useState } from 'react';
import { Stepper } from '../index.ts';

const steps = [
  'Collection point',
  'Address of the recipient',
  'Recipient',
  'Delivery time',
  'Value of the goods',
  'Payment',
  'Summary',
] as const;

/** Long names and many steps; steps that are done lead back, none leads forward. */
export function StepperSevenSteps() {
  const [current, setCurrent] = useState(4);
  return (
    <>
      <Stepper.Description step={current + 1} count={steps.length} />
      <Stepper.Root aria-label="Request a rider">
        {steps.map((step, at) => (
          <Stepper.Step
            key={step}
            state={at === current ? 'current' : at < current ? 'done' : 'upcoming'}
            onSelect={() => {
              setCurrent(at);
            }}
          >
            {step}
          </Stepper.Step>
        ))}
      </Stepper.Root>
    </>
  );
}
