import { formatDayAndMonth, formatShortDate } from '../calendar/internal.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { DateSpan } from './range-value.ts';

/** The days of a range as text, isolated from the page's text direction. Renders a `<bdi>`. */
export function RangeText({ span, dateStyle }: RangeTextProps) {
  const { from, to } = span;
  const isSameYear = from !== to && from.slice(0, 4) === to.slice(0, 4);
  return (
    <bdi data-slot="date-range-text" className="sb-range-text">
      <span className="sb-range-date">
        {isSameYear ? formatDayAndMonth(from, dateStyle) : formatShortDate(from, dateStyle)}
      </span>
      {from !== to && (
        <>
          {' – '}
          <span className="sb-range-date">{formatShortDate(to, dateStyle)}</span>
        </>
      )}
    </bdi>
  );
}

interface RangeTextProps {
  readonly span: DateSpan;
  readonly dateStyle: DateStyle;
}
