import type { ComponentProps } from 'react';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

export interface DateTimePickerProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /**
   * Times that can be selected, in Unix milliseconds, such as the result of `quarterHours(…).filter(…)`.
   * Pass the same array on each render until the times change.
   */
  readonly slots: readonly number[];
  /** Selected time in Unix milliseconds. Null if no time is selected. */
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | undefined;
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** IANA name of the business's time zone, in which times are shown. */
  readonly timeZone: string;
  /** IANA name of the viewer's time zone. Defaults to the browser's time zone. */
  readonly viewerTimeZone?: string | undefined;
  /** Current time in Unix milliseconds, for "today" and "tomorrow". Defaults to the time of mounting. */
  readonly now?: number | undefined;
  /** BCP 47 language tag. */
  readonly locale?: string | undefined;
  /** Shows the locale's native digits instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Form field name of the value in Unix milliseconds. A time that is no longer offered is not submitted. */
  readonly name?: string | undefined;
  readonly labels?: Partial<DateTimePickerLabels> | undefined;
}
