/**
 * Verbs in the form that follows a plural subject, each with its singular. Words that a title may begin with
 * as a noun or an adjective (`order`, `open`, `return`) are left out.
 */
const irregularVerbs: readonly (readonly [plural: string, singular: string])[] = [
  ['are', 'is'],
  ["aren't", "isn't"],
  ['do', 'does'],
  ["don't", "doesn't"],
  ['go', 'goes'],
  ['have', 'has'],
  ["haven't", "hasn't"],
  ['were', 'was'],
  ["weren't", "wasn't"],
];

const regularVerbs = [
  'accept allow appear apply ask become begin belong bring carry choose come contain create differ disappear',
  'emit fall fetch find follow forget get give grow happen hear hold ignore include keep know lead leave let',
  'load lose make mean meet need obey prefer prove put refuse reject remain remember remove render replace',
  'retry say see seem send serve show speak stand start stay stop survive take tell throw try turn understand',
  'use wait want warn win write',
].flatMap((line) => line.split(' '));

/** Forms the third person singular: `try` becomes `tries`, `reach` becomes `reaches`. */
const thirdPersonOf = (verb: string): string => {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

const singularByPlural: ReadonlyMap<string, string> = new Map([
  ...irregularVerbs,
  ...regularVerbs.map((verb) => [verb, thirdPersonOf(verb)] as const),
]);
const singulars: ReadonlySet<string> = new Set(singularByPlural.values());

const firstWordOf = (text: string): string => /^\s*([a-z']+)(?=\s|$)/.exec(text)?.[1] ?? '';

/** Returns the plural verb at the start of a text and its singular. Null if the text starts otherwise. */
export const leadingPluralVerb = (
  text: string,
): { readonly plural: string; readonly singular: string } | null => {
  const plural = firstWordOf(text);
  const singular = singularByPlural.get(plural);
  return singular === undefined ? null : { plural, singular };
};

/** True if a text starts with a known verb in the third person, singular or plural. */
export const beginsWithVerb = (text: string): boolean =>
  leadingPluralVerb(text) !== null || singulars.has(firstWordOf(text));
