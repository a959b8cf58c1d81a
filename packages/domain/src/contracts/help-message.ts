import * as z from 'zod/mini';
import { isBlank } from './text-limits.ts';

/** Maximum length of a message to the help centre, in Unicode code points. */
export const helpMessageCharacters = 2000;

const isShort = (text: string): boolean => [...text].length <= helpMessageCharacters;

/**
 * A message of the contact form of the help centre. The form creates the id, so that a retry sends no second
 * message. The message of an issue with the text is the translation key of its text.
 */
export const helpMessageSchema = z.object({
  id: z.uuid(),
  text: z.string().check(
    z.refine((text) => !isBlank(text), 'help-panel.blank'),
    z.refine(isShort, 'help-panel.too-long'),
  ),
});
export type HelpMessage = z.output<typeof helpMessageSchema>;
