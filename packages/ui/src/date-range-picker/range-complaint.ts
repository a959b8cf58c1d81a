import { shortDayName } from '../calendar/date-names.ts';
import { typedDay } from './typed-day.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { Day } from '../calendar/day.ts';
import type { RangeProblem } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';

interface ComplaintOptions {
  readonly problem: RangeProblem;
  /** Text of the field that has the problem. */
  readonly text: string;
  /** Day that shows the expected format. */
  readonly example: Day;
  readonly dates: DateStyle;
  readonly labels: DateRangePickerLabels;
}

/** Returns the message that explains a range problem and how to fix it. */
export function complaintText({ problem, text, example, dates, labels }: ComplaintOptions): string {
  switch (problem.kind) {
    case 'incomplete':
      return text.trim() === '' ? labels.incomplete : labels.unreadable(typedDay(example, dates.locale));
    case 'backwards':
      return labels.backwards;
    case 'too-early':
      return labels.tooEarly(shortDayName(problem.min, dates));
    case 'too-late':
      return labels.tooLate(shortDayName(problem.max, dates));
    case 'too-long':
      return labels.tooLong(problem.days, problem.maxDays);
  }
}
