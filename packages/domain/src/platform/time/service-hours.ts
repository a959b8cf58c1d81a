import { clockText } from './zone.ts';

export { isOpen, parseServiceHours } from '../../contracts/index.ts';
export type { HoursWindow } from '../../contracts/index.ts';

/** Formats a minute of the day: `09:00` for 540. */
export const minuteText = (minute: number): string => clockText(Math.floor(minute / 60), minute % 60);
