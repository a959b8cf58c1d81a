import { slotName } from './slots.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

interface SlotMessageOptions {
  readonly chosen: number | null;
  /** The choice is no longer offered. */
  readonly isGone: boolean;
  /** Nothing is offered. */
  readonly isEmpty: boolean;
  readonly timeZone: string;
  readonly dates: DateStyle;
  readonly labels: DateTimePickerLabels;
}

/** What there is to say about the choice. */
export function slotMessage({ chosen, isGone, isEmpty, timeZone, dates, labels }: SlotMessageOptions) {
  if (isEmpty) return { kind: 'empty', text: labels.empty } as const;
  if (chosen === null) return { kind: 'none', text: '' } as const;
  const name = slotName(chosen, timeZone, dates);
  return isGone
    ? ({ kind: 'gone', text: labels.gone(name) } as const)
    : ({ kind: 'chosen', text: labels.chosen(name) } as const);
}
