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

/** Seven steps with long names. The user can return to completed steps but cannot skip ahead. */
export function StepperSevenSteps() {
  const [current, setCurrent] = useState(4);
  return (
    <>
      <Stepper.Description step={current + 1} count={steps.length} />
      <Stepper.Root aria-label="Request a rider">
        {steps.map((step, index) => (
          <Stepper.Step
            key={step}
            state={index === current ? 'current' : index < current ? 'done' : 'upcoming'}
            onSelect={() => {
              setCurrent(index);
            }}
          >
            {step}
          </Stepper.Step>
        ))}
      </Stepper.Root>
    </>
  );
}
