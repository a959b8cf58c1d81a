import { useGate, useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $duePayment } from '@saddlebag/domain/request';
import { $isStepSettled, $visibleStep, visibleSteps, stepSelected } from '@saddlebag/domain/stepwise';
import { Button } from '@saddlebag/ui/button';
import { ChevronStartIcon } from '@saddlebag/ui/icon';
import { Stepper } from '@saddlebag/ui/stepper';
import { Answers } from './answers.tsx';
import { initialStep } from './initial-step.ts';
import { StepsGate } from './stepwise.model.ts';
import { Review } from './review.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useStepHistory } from './use-step-history.ts';

/** The progress of the stepwise form, with a back button and the answers of earlier steps. */
export function Steps() {
  const t = useT();
  const [from] = useState(initialStep);
  useGate(StepsGate, { from });
  const [step, isSettled, duePayment, openStep] = useUnit([
    $visibleStep,
    $isStepSettled,
    $duePayment,
    stepSelected,
  ]);
  const root = useRef<HTMLDivElement>(null);
  const currentIndex = visibleSteps.indexOf(step);
  const previousStep = visibleSteps[currentIndex - 1];
  useStepFocus(step, root);
  useStepHistory({
    step,
    isSettled,
    // While a payment is open, the payment step handles the browser history.
    onReturn: (returnedStep) => duePayment === null && openStep(returnedStep),
  });

  return (
    <div ref={root} className="flex flex-col gap-4">
      <div className="flex items-end gap-1">
        {previousStep && (
          <Button
            variant="ghost"
            size="icon"
            className="-ms-2.5"
            aria-label={t('steps.back')}
            onClick={() => openStep(previousStep)}
          >
            <ChevronStartIcon />
          </Button>
        )}
        <div className="min-w-0 flex-1">
          <Stepper.Description
            role="status"
            step={currentIndex + 1}
            count={visibleSteps.length}
            label={(number, count) => t('steps.progress', { number, count })}
          />
          <Stepper.Root aria-label={t('steps.label')}>
            {visibleSteps.map((name, index) => (
              <Stepper.Step
                key={name}
                state={index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming'}
                doneLabel={t('steps.done')}
                onSelect={() => openStep(name)}
              >
                {t(`steps.${name}`)}
              </Stepper.Step>
            ))}
          </Stepper.Root>
        </div>
      </div>
      {step === 'FillOrderDetails' && <Answers />}
      {step === 'FillPaymentDetails' && <Review />}
    </div>
  );
}
