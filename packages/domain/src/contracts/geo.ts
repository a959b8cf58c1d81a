import * as z from 'zod/mini';

/** A point in degrees (WGS 84), in the wire's long field names. */
export const pointSchema = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Point = z.output<typeof pointSchema>;

/** A point under the short names that the area check uses for the destination. */
export const shortPointSchema = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
