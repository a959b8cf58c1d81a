import type { RuleFields } from '../find-by-rules.ts';
import { toAsciiDigits } from '../../../platform/text/index.ts';
import type { TaggedField } from './labels.ts';
import type { TaggedValues } from './to-fields.ts';

type Fields = Readonly<Record<TaggedField, string | null>>;

/** Below this probability of the name, the rules may add to it. */
const UNSURE_NAME = 0.6;

const fold = (text: string | null): string =>
  toAsciiDigits(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Combines what the tagger and the rules find. In a message that both read alike, the rules know the note better, and
 * the title that belongs to a name. They also know the text after a label such as "Note:".
 * @param fields The likely values of the tagger.
 * @param guesses Its best value of each field, however unlikely it is.
 */
export const reconcile = (rules: RuleFields, fields: Fields, guesses: TaggedValues): Fields => {
  const agrees = (field: TaggedField): boolean => fold(rules[field]) === fold(guesses[field]?.text ?? null);
  const isAlike = agrees('name') && agrees('address') && agrees('unit');
  const hasTitle =
    rules.name !== null &&
    rules.address !== null &&
    agrees('address') &&
    fields.name !== null &&
    (guesses.name?.probability ?? 0) < UNSURE_NAME &&
    fold(rules.name).includes(fold(fields.name));
  return {
    ...fields,
    name: hasTitle ? rules.name : fields.name,
    note: rules.isNoteLabelled || isAlike ? rules.note : fields.note,
  };
};
