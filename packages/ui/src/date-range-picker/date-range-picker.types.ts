import type { ComponentProps } from 'react';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeValue } from './range-value.ts';

export interface DateRangePickerProps
  extends
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children'>,
    DateRangeLimits {
  readonly value?: DateRangeValue | undefined;
  /** Defaults to yesterday. */
  readonly defaultValue?: DateRangeValue | undefined;
  /** Called when a different range is applied. */
  readonly onValueChange?: ((value: DateRangeValue) => void) | undefined;
  /** IANA time zone that determines today: the business's zone, not the browser's. */
  readonly timeZone: string;
  /** Current time in Unix milliseconds. Defaults to the clock, read on mount and on each opening. */
  readonly now?: number | undefined;
  /** BCP 47 language tag. */
  readonly locale?: string | undefined;
  /** Uses the locale's native digits instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Form field name. Submits `last-7-days` or `2026-11-01/2026-11-21`. */
  readonly name?: string | undefined;
  readonly labels?: Partial<DateRangePickerLabels> | undefined;
}
