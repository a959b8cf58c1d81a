export { Calendar } from './calendar.tsx';
export { calendarLabels } from './calendar.labels.ts';
export { dayOf, startOfDay } from './zone.ts';
export { addDays, countDays, isDay } from './day.ts';
export type { CalendarLabels } from './calendar.labels.ts';
export type { CalendarProps } from './calendar.tsx';
export type { DayRange, RangeCalendarProps, SingleCalendarProps } from './calendar.types.ts';
export type { Day } from './day.ts';
