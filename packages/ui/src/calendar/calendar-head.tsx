import { ChevronEndIcon, ChevronStartIcon } from '../icon/index.ts';
import type { CalendarLabels } from './calendar.labels.ts';

/** The month name, announced when it changes, and the previous and next buttons. Renders a `<div>`. */
export function CalendarHead({
  titleId,
  title,
  labels,
  isFirst,
  isLast,
  disabled,
  onMonthChange,
}: CalendarHeadProps) {
  const renderButton = (label: string, months: number, isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      // With `disabled`, the button would lose focus on reaching the first or last month.
      aria-disabled={isAtEnd || disabled || undefined}
      data-slot="calendar-turn"
      className="sb-calendar-turn"
      onClick={() => {
        if (!isAtEnd && !disabled) onMonthChange(months);
      }}
    >
      {months < 0 ? <ChevronStartIcon /> : <ChevronEndIcon />}
    </button>
  );

  return (
    <div data-slot="calendar-head" className="sb-calendar-head">
      <span
        id={titleId}
        aria-live="polite"
        aria-atomic="true"
        data-slot="calendar-title"
        className="sb-calendar-title"
      >
        {title}
      </span>
      {renderButton(labels.previousMonth, -1, isFirst)}
      {renderButton(labels.nextMonth, 1, isLast)}
    </div>
  );
}

interface CalendarHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly labels: CalendarLabels;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly disabled: boolean;
  readonly onMonthChange: (months: number) => void;
}
