import { slotName } from './slots.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

interface SlotMessageOptions {
  readonly selected: number | null;
  /** True if the selected time is no longer offered. */
  readonly isUnavailable: boolean;
  /** True if no times are offered. */
  readonly isEmpty: boolean;
  readonly timeZone: string;
  readonly dateStyle: DateStyle;
  readonly labels: DateTimePickerLabels;
}

/** Returns the kind and text of the message about the current selection. */
export function slotMessageProps({
  selected,
  isUnavailable,
  isEmpty,
  timeZone,
  dateStyle,
  labels,
}: SlotMessageOptions) {
  if (isEmpty) return { kind: 'empty', text: labels.empty } as const;
  if (selected === null) return { kind: 'none', text: '' } as const;
  const name = slotName(selected, timeZone, dateStyle);
  return isUnavailable
    ? ({ kind: 'unavailable', text: labels.unavailable(name) } as const)
    : ({ kind: 'chosen', text: labels.chosen(name) } as const);
}
