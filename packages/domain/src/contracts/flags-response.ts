import * as z from 'zod/mini';
import { flagNames, type FlagName } from './flags.ts';

const fields = Object.fromEntries(flagNames.map((name) => [name, z.optional(z.boolean())])) as Record<
  FlagName,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

/**
 * The response of a flag provider: an object of flags. A provider may omit flags or send flags that this
 * build does not know. An object without a single known flag is rejected.
 */
export const flagsResponseSchema = z
  .object(fields)
  .check(z.refine((flags) => flagNames.some((name) => flags[name] !== undefined)));
