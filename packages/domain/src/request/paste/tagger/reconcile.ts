import type { RuleFields } from '../find-by-rules.ts';
import type { TaggedField } from './labels.ts';

type Fields = Readonly<Record<TaggedField, string | null>>;

/** Combines what the tagger and the rules find. The rules know the text after a label such as "Note:" better. */
export const reconcile = (rules: RuleFields, fields: Fields): Fields => ({
  ...fields,
  note: rules.isNoteLabelled ? rules.note : fields.note,
});
