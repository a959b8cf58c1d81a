import { useId } from 'react';
import { cn } from '../internals/cn.ts';
import { filledFraction } from './filled-fraction.ts';
import type { CSSProperties, ComponentProps, ReactNode } from 'react';
import type { ProgressTone } from './progress.types.ts';

/**
 * Shows the progress of a task, or only that the task is running.
 *
 * Renders a `<div>` with the label, the value as text and an element with `role="progressbar"`. The `<div>`
 * receives `className`. The `progressbar` element receives `ref` and native props. The bar fills in reading
 * direction. Style it through `[data-state=under-way|measured|complete]` and `[data-tone]`.
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  size = 'md',
  className,
  style,
  ...props
}: ProgressProps) {
  const generatedId = useId();
  const labelId = `${generatedId}-label`;
  const fraction = filledFraction(value, max);
  const text = valueText ?? (fraction === null ? '' : `${String(Math.floor(fraction * 100))}%`);

  return (
    <div
      data-slot="progress"
      data-state={fraction === null ? 'under-way' : fraction === 1 ? 'complete' : 'measured'}
      data-tone={tone}
      data-size={size}
      className={cn('sb-progress', className)}
    >
      <div className="sb-progress-words">
        <span id={labelId} data-slot="progress-label" className="sb-progress-label">
          {label}
        </span>
        {text && (
          <span aria-hidden="true" data-slot="progress-value" className="sb-progress-value">
            {text}
          </span>
        )}
      </div>
      <div
        aria-labelledby={labelId}
        {...props}
        role="progressbar"
        data-slot="progress-track"
        aria-valuemin={fraction === null ? undefined : 0}
        aria-valuemax={fraction === null ? undefined : max}
        aria-valuenow={fraction === null ? undefined : fraction * max}
        aria-valuetext={text || undefined}
        className="sb-progress-track"
        style={{ ...style, '--sb-progress': fraction ?? 0 } as CSSProperties}
      >
        <div data-slot="progress-bar" className="sb-progress-bar" />
      </div>
    </div>
  );
}

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly label: ReactNode;
  /** Completed amount, from 0 to `max`. Null while unknown, which shows an indeterminate bar. */
  readonly value: number | null;
  readonly max?: number;
  /** Text for the value, shown and announced. Defaults to a percentage. */
  readonly valueText?: string | undefined;
  readonly tone?: ProgressTone;
  /** Thickness of the bar. */
  readonly size?: 'sm' | 'md';
}
