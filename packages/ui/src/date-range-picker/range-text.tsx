import { shortDayName } from '../calendar/date-names.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateSpan } from './range-value.ts';

/**
 * The days of a range, the earlier one always at the left, as on a time line; each date reads in its own direction.
 * Renders a `<bdi>`.
 */
export function RangeText({ span, dates }: RangeTextProps) {
  const { from, to } = span;
  return (
    <bdi dir="ltr" data-slot="date-range-text" className="sb-range-text">
      <bdi>{shortDayName(from, dates)}</bdi>
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
