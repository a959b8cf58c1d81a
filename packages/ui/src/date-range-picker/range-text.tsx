import { dayAndMonthName, shortDayName } from '../calendar/date-names.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateSpan } from './range-value.ts';

/** The days of a range as text, isolated from the page's text direction. Renders a `<bdi>`. */
export function RangeText({ span, dates }: RangeTextProps) {
  const { from, to } = span;
  const isOneYear = from !== to && from.slice(0, 4) === to.slice(0, 4);
  return (
    <bdi data-slot="date-range-text" className="sb-range-text">
      <span className="sb-range-date">
        {isOneYear ? dayAndMonthName(from, dates) : shortDayName(from, dates)}
      </span>
      {from !== to && (
        <>
          {' – '}
          <span className="sb-range-date">{shortDayName(to, dates)}</span>
        </>
      )}
    </bdi>
  );
}

interface RangeTextProps {
  readonly span: DateSpan;
  readonly dates: DateStyle;
}
