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

/** Words that name no unit without a number or another word, so that they are the label of a form before one. */
// prettier-ignore
const unitLabels: ReadonlySet<string> = new Set([
  'apartment', 'flat', 'floor', 'level', 'room', 'suite', 'unit', 'bilik', 'tingkat', 'interno', 'piano', 'scala', 'piso', 'planta',
  'puerta', 'διαμέρισμα', 'όροφος', 'الدور', 'الشقة', 'الطابق', 'شقة', 'فلیٹ', 'منزل', 'ইউনিট', 'তলা', 'ফ্ল্যাট', 'ชั้น', 'ห้อง', '單位', '单位', '房號',
  '房号', '樓層', '楼层',
]);

/** Returns a unit without the label of a form before it, as in "Room - floor 8", if the rules know where it starts. */
const withoutLabel = (unit: string | null, known: string | null): string | null => {
  // A number alone needs the word before it.
  const isWhole = known !== null && /\p{N}/u.test(known) && /\p{L}\p{M}*\p{L}/u.test(known);
  if (unit === null || !isWhole || !unit.endsWith(known)) return unit;
  const before = unit.slice(0, -known.length).replace(/[\s:：-]+$/u, '');
  return unitLabels.has(before.toLowerCase()) ? known : unit;
};

/**
 * Combines what the tagger and the rules find. The rules know the text after a label such as "Note:" better, and after
 * "Address:" if the tagger finds no address. What is then part of the address is not the name.
 */
export const reconcile = (rules: RuleFields, fields: Fields): Fields => {
  const note = rules.isNoteLabelled ? rules.note : fields.note;
  const address = fields.address ?? labelledAddress(rules, { ...fields, note });
  const isNameShared = fields.address === null && isPartOf(fields.name, address);
  const unit = withoutLabel(fields.unit, rules.unit);
  return { ...fields, unit, note, address, name: isNameShared ? null : fields.name };
};
