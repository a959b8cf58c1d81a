import { CheckIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * One step. Renders an `<li>`, with `aria-current="step"` on the current step. A completed step with
 * `onSelect` contains a button that returns to it. Other steps are not interactive. Style it through
 * `[data-state]`.
 */
export function StepperStep({
  state,
  onSelect,
  doneLabel = 'completed',
  className,
  children,
  ...props
}: StepperStepProps) {
  const content = (
    <>
      <span aria-hidden="true" className="sb-stepper-mark">
        {state === 'done' && <CheckIcon size={14} strokeWidth={2.8} />}
      </span>
      <span className="sb-stepper-title">
        {children}
        {state === 'done' && <span className="sr-only"> ({doneLabel})</span>}
      </span>
    </>
  );
  return (
    <li
      {...props}
      data-slot="stepper-step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cn('sb-stepper-step', className)}
    >
      {state === 'done' && onSelect ? (
        <button type="button" data-slot="stepper-back" className="sb-stepper-content" onClick={onSelect}>
          {content}
        </button>
      ) : (
        <span className="sb-stepper-content">{content}</span>
      )}
    </li>
  );
}

export interface StepperStepProps extends Omit<ComponentProps<'li'>, 'onSelect'> {
  readonly state: 'done' | 'current' | 'upcoming';
  /** Called when the user returns to this completed step. */
  readonly onSelect?: (() => void) | undefined;
  readonly doneLabel?: string;
  readonly children: ReactNode;
}
