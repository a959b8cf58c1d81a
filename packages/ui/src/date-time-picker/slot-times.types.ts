import type { DateStyle } from '../calendar/internal.ts';
import type { SlotDay } from './slots.ts';

/** Props that `SlotGrid` and `SlotSelect` share. */
export interface SlotTimesProps {
  readonly day: SlotDay;
  readonly value: number | null;
  readonly timeZone: string;
  readonly dateStyle: DateStyle;
  readonly disabled: boolean;
  readonly onPick: (slot: number) => void;
  readonly 'aria-label': string;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}
