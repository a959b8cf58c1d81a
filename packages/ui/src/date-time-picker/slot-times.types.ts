import type { DateStyle } from '../calendar/date-names.ts';
import type { SlotDay } from './slots.ts';

/** What the grid of times and the platform's list have in common. */
export interface SlotTimesProps {
  readonly day: SlotDay;
  readonly value: number | null;
  readonly timeZone: string;
  readonly dates: DateStyle;
  readonly disabled: boolean;
  readonly onPick: (slot: number) => void;
  readonly 'aria-label': string;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}
