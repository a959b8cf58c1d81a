export { formatClock, isSameDay, localTimeOf, zoneOffsetAt, startOfDay } from './zone.ts';
export { isRepeatedTime } from './repeated-time.ts';
export type { LocalTime } from './zone.ts';
export { isOpen, formatMinute, parseServiceHours } from './service-hours.ts';
export type { HoursWindow } from './service-hours.ts';
export { addMinutes, minutesUntil } from './duration.ts';
