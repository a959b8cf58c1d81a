import * as z from 'zod/mini';
import { durationMinutes } from './numbers.ts';

/** The limits of an estimate in minutes. Both are included. */
export const minuteRangeSchema = z.object({ min: durationMinutes, max: durationMinutes });
export type MinuteRange = z.output<typeof minuteRangeSchema>;
