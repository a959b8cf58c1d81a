import { formatClock } from './zone.ts';

export { isOpen, parseServiceHours } from '../../contracts/index.ts';
export type { HoursWindow } from '../../contracts/index.ts';

/** Formats a minute of the day: `09:00` for 540. */
export const formatMinute = (minute: number): string => formatClock(Math.floor(minute / 60), minute % 60);
