import * as z from 'zod/mini';

/** A point in degrees (WGS 84) with the long wire names. */
export const pointSchema = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Point = z.output<typeof pointSchema>;

/** A point with the short wire names, which only the area check uses for its destination. */
export const shortPointSchema = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
