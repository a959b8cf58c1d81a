import type { ComponentProps } from 'react';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

export interface DateTimePickerProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What may be chosen, in Unix milliseconds; `quarterHours(…).filter(…)` makes it. Keep the array while it is the same. */
  readonly slots: readonly number[];
  /** Unix milliseconds; null while nothing is chosen. */
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | undefined;
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** IANA name of the zone whose clocks are shown: the business's. */
  readonly timeZone: string;
  /** The zone of the person's own clock; the browser's when left out. */
  readonly viewerTimeZone?: string | undefined;
  /** Unix milliseconds, for 'today' and 'tomorrow'; when the picker was mounted, when left out. */
  readonly now?: number | undefined;
  /** BCP 47. */
  readonly locale?: string | undefined;
  /** The digits that the locale prefers, instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The name under which a form sends the Unix milliseconds; nothing is sent while the choice is not offered. */
  readonly name?: string | undefined;
  readonly labels?: Partial<DateTimePickerLabels> | undefined;
}
