import { formatShortDate } from '../calendar/internal.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { Day } from '../calendar/index.ts';
import { formatTypedDay } from './typed-day.ts';
import type { RangeProblem } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';

interface ProblemTextOptions {
  readonly problem: RangeProblem;
  /** Text of the field that has the problem. */
  readonly text: string;
  /** Day used as an example of the expected format. */
  readonly example: Day;
  readonly dateStyle: DateStyle;
  readonly labels: DateRangePickerLabels;
}

/** Returns the message that explains a range problem and how to fix it. */
export function problemText({ problem, text, example, dateStyle, labels }: ProblemTextOptions): string {
  switch (problem.kind) {
    case 'incomplete':
      return text.trim() === ''
        ? labels.incomplete
        : labels.unreadable(formatTypedDay(example, dateStyle.locale));
    case 'backwards':
      return labels.backwards;
    case 'too-early':
      return labels.tooEarly(formatShortDate(problem.min, dateStyle));
    case 'too-late':
      return labels.tooLate(formatShortDate(problem.max, dateStyle));
    case 'too-long':
      return labels.tooLong(problem.days, problem.maxDays);
  }
}
