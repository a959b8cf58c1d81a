import { clockText } from './zone.ts';

export { isOpen, parseServiceHours } from '../../contracts/index.ts';
export type { HoursWindow } from '../../contracts/index.ts';

/** `09:00` for the 540th minute of the day. */
export const minuteText = (minute: number): string => clockText(Math.floor(minute / 60), minute % 60);
