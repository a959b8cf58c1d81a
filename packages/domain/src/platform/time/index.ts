export { clockText, isSameDay, localTimeOf, offsetAt, startOfDay } from './zone.ts';
export { isRepeatedTime } from './repeated-time.ts';
export type { LocalTime } from './zone.ts';
export { isOpen, minuteText, parseServiceHours } from './service-hours.ts';
export type { HoursWindow } from './service-hours.ts';
export { minutesAfter, minutesUntil } from './duration.ts';
