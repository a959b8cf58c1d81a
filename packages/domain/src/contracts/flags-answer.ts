import * as z from 'zod/mini';
import { flagNames, type FlagName } from './flags.ts';

const fields = Object.fromEntries(flagNames.map((name) => [name, z.optional(z.boolean())])) as Record<
  FlagName,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

/**
 * What a flag provider answers: an object of flags. It may leave flags out and may know more than this build does; an
 * object that has none of ours is some other answer.
 */
export const flagsAnswerSchema = z
  .object(fields)
  .check(z.refine((flags) => flagNames.some((name) => flags[name] !== undefined)));
