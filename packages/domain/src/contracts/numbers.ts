import * as z from 'zod/mini';
import { requestLimits } from './request-limits.ts';

/** Degrees north of the equator (WGS 84). */
export const latitude = z.number().check(z.gte(-90), z.lte(90));

/** Degrees east of Greenwich (WGS 84). */
export const longitude = z.number().check(z.gte(-180), z.lte(180));

/** Degrees clockwise from north. */
export const bearing = z.number().check(z.gte(0), z.lte(360));

/** Metres along streets. The maximum is the circumference of the Earth. */
export const metres = z.number().check(z.gte(0), z.lte(40_075_017));

/** Money in the currency's major unit. */
export const money = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** The last second of the year 9999, beyond which ISO 8601 needs more than four digits for the year. */
const lastSecond = 253_402_300_799;

/** A time in whole unix seconds. */
export const unixSeconds = z.int().check(z.gte(0), z.lte(lastSecond));

/** A time in unix seconds as a JWT contains it, which may have a fraction (RFC 7519, section 2). */
export const numericDate = z.number().check(z.gte(0), z.lte(lastSecond));

/** A lifetime or a wait in seconds, of at most a year. */
export const durationSeconds = z.number().check(z.gte(0), z.lte(31_536_000));

/** A wait in minutes, of at most a week. */
export const durationMinutes = z.number().check(z.gte(0), z.lte(10_080));

/** The number of entries on a page. */
export const pageSize = z.int().check(z.gte(1), z.lte(requestLimits.activeOrdersCount));
