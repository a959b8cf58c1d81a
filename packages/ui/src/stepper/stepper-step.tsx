import { CheckIcon } from '../icon/check-icon.tsx';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * One step. Renders an `<li>`, the current one with `aria-current="step"`. A step that is done and has
 * `onSelect` is a button that leads back; nothing leads forward. Style it through `[data-state]`.
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
  /** Goes back to this step. */
  readonly onSelect?: (() => void) | undefined;
  readonly doneLabel?: string;
  readonly children: ReactNode;
}
