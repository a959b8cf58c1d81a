import type { RuleFields } from '../find-by-rules.ts';
import type { TaggedField } from './labels.ts';

type Fields = Readonly<Record<TaggedField, string | null>>;

/**
 * Combines what the tagger and the rules find. The rules know the text after a label such as "Note:" better, and after
 * "Address:" if the tagger is in doubt.
 */
export const reconcile = (rules: RuleFields, fields: Fields): Fields => ({
  ...fields,
  address: fields.address ?? (rules.isAddressLabelled ? rules.address : null),
  note: rules.isNoteLabelled ? rules.note : fields.note,
});
