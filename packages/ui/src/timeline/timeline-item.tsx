import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/** Screen reader texts for the state of an item, which is otherwise shown only by colour and icon. */
export interface TimelineLabels {
  readonly done: string;
  readonly upcoming: string;
  readonly failed: string;
}

const defaultLabels: TimelineLabels = { done: 'Done', upcoming: 'Not yet', failed: 'Failed' };

/**
 * One event. Renders an `<li>`, with `aria-current="step"` on the current event. Style it through
 * `[data-state=done|current|upcoming|failed]`.
 */
export function TimelineItem({
  state,
  title,
  time,
  dateTime,
  labels = defaultLabels,
  className,
  children,
  ...props
}: TimelineItemProps) {
  return (
    <li
      {...props}
      data-slot="timeline-item"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cn('sb-timeline-item', className)}
    >
      <span aria-hidden="true" className="sb-timeline-mark">
        {state === 'done' && <CheckIcon size={14} strokeWidth={2.8} />}
        {state === 'failed' && <CloseIcon size={14} strokeWidth={2.8} />}
      </span>
      <div className="sb-timeline-text">
        <div className="sb-timeline-head">
          <span data-slot="timeline-title" className="sb-timeline-title">
            {title}
            {state !== 'current' && <span className="sr-only"> ({labels[state]})</span>}
          </span>
          {time && (
            <time data-slot="timeline-time" dateTime={dateTime} className="sb-timeline-time">
              {time}
            </time>
          )}
        </div>
        {children && (
          <div data-slot="timeline-description" className="sb-timeline-description">
            {children}
          </div>
        )}
      </div>
    </li>
  );
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  readonly title: ReactNode;
  /** The displayed time, already formatted for the locale. */
  readonly time?: ReactNode;
  /** The machine-readable time in ISO 8601. */
  readonly dateTime?: string | undefined;
  readonly labels?: TimelineLabels | undefined;
}
