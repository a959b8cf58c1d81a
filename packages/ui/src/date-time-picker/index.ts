export { DateTimePicker } from './date-time-picker.tsx';
export { dateTimePickerLabels } from './date-time-picker.labels.ts';
export { quarterHours } from './quarter-hours.ts';
export type { DateTimePickerLabels } from './date-time-picker.labels.ts';
export type { DateTimePickerProps } from './date-time-picker.types.ts';
