export type { DateStyle } from './date-names.ts';
export { dateFormat, formatDayAndMonth, formatFullDate, formatShortDate } from './date-names.ts';
export { utcMidnight } from './day.ts';
export { useNow } from './use-now.ts';
export { offsetAt, wallTimeAt } from './zone.ts';
