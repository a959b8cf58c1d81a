import type { ComponentProps } from 'react';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeValue } from './range-value.ts';

export interface DateRangePickerProps
  extends
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children'>,
    DateRangeLimits {
  readonly value?: DateRangeValue | undefined;
  /** Yesterday when left out. */
  readonly defaultValue?: DateRangeValue | undefined;
  /** Another range was applied. */
  readonly onValueChange?: ((value: DateRangeValue) => void) | undefined;
  /** IANA name of the zone whose date is today: the business's, not the browser's. */
  readonly timeZone: string;
  /** Unix milliseconds; the clock is read on mounting and opening when left out. */
  readonly now?: number | undefined;
  /** BCP 47. */
  readonly locale?: string | undefined;
  /** The digits that the locale prefers, instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** The name under which a form sends the choice: `last-7-days` or `2026-11-01/2026-11-21`. */
  readonly name?: string | undefined;
  readonly labels?: Partial<DateRangePickerLabels> | undefined;
}
