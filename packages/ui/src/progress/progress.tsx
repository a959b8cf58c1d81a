import { useId } from 'react';
import { cn } from '../internals/cn.ts';
import { filledShare } from './filled-share.ts';
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
  const generated = useId();
  const labelId = `${generated}-label`;
  const share = filledShare(value, max);
  const text = valueText ?? (share === null ? '' : `${String(Math.floor(share * 100))}%`);

  return (
    <div
      data-slot="progress"
      data-state={share === null ? 'under-way' : share === 1 ? 'complete' : 'measured'}
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
        aria-valuemin={share === null ? undefined : 0}
        aria-valuemax={share === null ? undefined : max}
        aria-valuenow={share === null ? undefined : share * max}
        aria-valuetext={text || undefined}
        className="sb-progress-track"
        style={{ ...style, '--sb-progress': share ?? 0 } as CSSProperties}
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
