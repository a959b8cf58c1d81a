import { dayAndMonthName, shortDayName } from '../calendar/date-names.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateSpan } from './range-value.ts';

/**
 * The days of a range, the earlier one always at the left, as on a time line; each date reads in its own direction.
 * Renders a `<bdi>`.
 */
export function RangeText({ span, dates }: RangeTextProps) {
  const { from, to } = span;
  const isOneYear = from !== to && from.slice(0, 4) === to.slice(0, 4);
  return (
    <bdi dir="ltr" data-slot="date-range-text" className="sb-range-text">
      <bdi>{isOneYear ? dayAndMonthName(from, dates) : shortDayName(from, dates)}</bdi>
      {from !== to && (
        <>
          {' – '}
          <bdi>{shortDayName(to, dates)}</bdi>
        </>
      )}
    </bdi>
  );
}

interface RangeTextProps {
  readonly span: DateSpan;
  readonly dates: DateStyle;
}
