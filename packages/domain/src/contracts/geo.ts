import * as z from 'zod/mini';
import { latitude, longitude } from './numbers.ts';

/** A point in degrees (WGS 84) with the long wire names. */
export const pointSchema = z.object({
  latitude,
  longitude,
});
export type Point = z.output<typeof pointSchema>;

/** A point with the short wire names, which only the area check uses for its destination. */
export const shortPointSchema = z.object({
  lat: latitude,
  lng: longitude,
});
