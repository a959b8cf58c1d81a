import type { RuleFields } from '../find-by-rules.ts';
import type { TaggedField } from './labels.ts';

type Fields = Readonly<Record<TaggedField, string | null>>;

const isPartOf = (part: string | null, whole: string | null): boolean =>
  part !== null && whole?.includes(part) === true;

/** Returns the address after a label, unless the unit or the note is part of it. */
const labelledAddress = (rules: RuleFields, { unit, note }: Fields): string | null =>
  !rules.isAddressLabelled || isPartOf(unit, rules.address) || isPartOf(note, rules.address)
    ? null
    : rules.address;

/**
 * Combines what the tagger and the rules find. The rules know the text after a label such as "Note:" better, and after
 * "Address:" if the tagger finds no address. What is then part of the address is not the name.
 */
export const reconcile = (rules: RuleFields, fields: Fields): Fields => {
  const note = rules.isNoteLabelled ? rules.note : fields.note;
  const address = fields.address ?? labelledAddress(rules, { ...fields, note });
  const isNameShared = fields.address === null && isPartOf(fields.name, address);
  return { ...fields, note, address, name: isNameShared ? null : fields.name };
};
