import { useId } from 'react';
import { cn } from '../internals/cn.ts';
import { filledShare } from './filled-share.ts';
import type { CSSProperties, ComponentProps, ReactNode } from 'react';
import type { ProgressTone } from './progress.types.ts';

/**
 * How far something has come, or that it is under way.
 *
 * Renders a `<div>` with the label, the value as text and a bar of `role="progressbar"`, which takes
 * `ref` and native props; `className` belongs to the `<div>`. The bar fills from the start of the line.
 * Style it through `[data-state=under-way|measured|complete]` and `[data-tone]`.
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
  /** How much is done, of `max`. Null while nobody knows: the bar then only says that something is going on. */
  readonly value: number | null;
  readonly max?: number;
  /** The value in words, shown and spoken; a percentage when left out. */
  readonly valueText?: string | undefined;
  readonly tone?: ProgressTone;
  /** How thick the bar is. */
  readonly size?: 'sm' | 'md';
}
