import * as z from 'zod/mini';
import { firstBrokenRule, type SubmissionInput } from './submission-rules.ts';

const anyInput: z.ZodMiniType<SubmissionInput> = z.any();

/**
 * The submission rules as a schema. It reports only the first broken rule of the input's country. The path of
 * the issue is the field, and its message is the translation key.
 */
export const submissionSchema = anyInput.check(({ value, issues }) => {
  const broken = firstBrokenRule(value);
  if (broken) issues.push({ code: 'custom', path: [broken.field], message: broken.key, input: value });
});
