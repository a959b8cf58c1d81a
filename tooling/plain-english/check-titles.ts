import type { Problem } from './problem.ts';
import { readTitles } from './read-titles.ts';
import type { TestTitle } from './read-titles.ts';
import { beginsWithVerb, leadingPluralVerb } from './verbs.ts';

const isPlaywright = (file: string): boolean => file.endsWith('.spec.ts');

const complaintAbout = (file: string, { kind, title, groups, isInHelper }: TestTitle): string | null => {
  if (kind === 'group') {
    if (title.trim() === '') return 'This group has no title. Name the subject: describe(‘payment form’).';
    if (beginsWithVerb(title)) return `“${title}” begins with a verb. Name the subject: ‘payment form’.`;
    return null;
  }
  const verb = leadingPluralVerb(title);
  if (verb !== null)
    return `“${title}” begins with a plural verb. Write the third person: ‘${verb.singular} …’.`;
  if (groups.length === 0 && !isInHelper && !isPlaywright(file))
    return `“${title}” has no subject. Put the test inside a describe() that names the subject.`;
  return null;
};

/**
 * Checks the titles of the tests in a file.
 *
 * - A test completes “it …” in the third person singular: never ‘are’, ‘have’, ‘keep’.
 * - A Vitest test is inside a `describe` that names its subject. Tests that a helper declares are exempt: the
 *   group is in the file that calls the helper.
 * - A Playwright test (`*.spec.ts`) may be outside a group. It is then a complete sentence or begins with a
 *   verb in the third person singular.
 * - A group names its subject, so its title is not empty and begins with no verb.
 */
export const checkTitles = (file: string, text: string): readonly Problem[] =>
  readTitles(file, text).flatMap((title) => {
    const complaint = complaintAbout(file, title);
    return complaint === null ? [] : [{ file, line: title.line, message: complaint }];
  });
