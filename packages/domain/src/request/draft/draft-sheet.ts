import { paymentChoices } from '../../contracts/index.ts';
import { isPoint } from '../../platform/geo/index.ts';
import {
  hasShape,
  isBoolean,
  isNumber,
  isOneOf,
  isText,
  orNull,
  type Guard,
} from '../../platform/guards/index.ts';
import { isCustomerFill, type CustomerFill } from './customer-fill.ts';
import { emptyDraft, type Destination, type Draft } from './draft.ts';

/** The stored fields of a draft, with the text and the place of the destination as one. */
interface FieldValues extends Omit<Draft, 'id' | 'destinationText' | 'destination'> {
  readonly destination: { readonly text: string; readonly place: Destination | null };
  readonly fill: CustomerFill;
}

/** The fields that were edited, each with the time of its last edit. */
type Fields = {
  readonly [Name in keyof FieldValues]?: { readonly value: FieldValues[Name]; readonly at: number };
};

/**
 * The stored form of a draft. Each field carries the time of its last edit, so that two tabs with the same
 * draft can merge their edits. `since` is the time at which the draft was created: earlier edits belong to
 * the previous draft. Times are Unix milliseconds.
 */
export interface DraftSheet {
  readonly version: 1;
  readonly id: string;
  readonly since: number;
  readonly fields: Fields;
}

const isPlace = hasShape({ address: isText, point: isPoint, city: orNull(isText), area: orNull(isText) });
const valueGuards: { readonly [Name in keyof FieldValues]: Guard<FieldValues[Name]> } = {
  destination: hasShape({ text: isText, place: orNull(isPlace) }),
  unit: isText,
  building: isText,
  customerName: isText,
  phone: hasShape({ text: isText, e164: orNull(isText), possible: orNull(isBoolean) }),
  notes: isText,
  amount: isText,
  description: isText,
  pickupCode: isText,
  vatNumber: isText,
  paymentMethod: orNull(isOneOf(paymentChoices)),
  deliverAt: orNull(isNumber),
  voucherCode: isText,
  fill: isCustomerFill,
};
const fieldNames = Object.keys(valueGuards) as readonly FieldName[];

type FieldName = keyof Fields;

export type SheetEdit = {
  [Name in FieldName]: { readonly field: Name; readonly value: NonNullable<Fields[Name]>['value'] };
}[FieldName];

/**
 * Creates a sheet without edits.
 * @param since Creation time in Unix milliseconds.
 */
export const blankSheet = (id: string, since: number): DraftSheet => ({ version: 1, id, since, fields: {} });

/**
 * Returns the sheet with one field changed. The new timestamp is always later than the previous one of that
 * field, even if the device clock was set back. An unchanged value keeps its timestamp: a field that reports
 * its value again must not undo a later change of another tab.
 * @param now Unix milliseconds.
 */
export const writeField = (sheet: DraftSheet, { field, value }: SheetEdit, now: number): DraftSheet => {
  const previous = sheet.fields[field];
  if (previous && JSON.stringify(previous.value) === JSON.stringify(value)) return sheet;
  const at = Math.max(now, sheet.since + 1, (previous?.at ?? 0) + 1);
  return { ...sheet, fields: { ...sheet.fields, [field]: { value, at } } };
};

type TimestampedValue = { readonly value: unknown; readonly at: number } | undefined;

const latestOf = (first: TimestampedValue, second: TimestampedValue): TimestampedValue => {
  if (!first || !second) return first ?? second;
  if (first.at !== second.at) return first.at > second.at ? first : second;
  return JSON.stringify(first.value) >= JSON.stringify(second.value) ? first : second;
};

/**
 * Merges two sheets. The newer draft wins. Each field keeps its latest edit, unless that edit predates the
 * newer draft. The merge is commutative, associative and idempotent.
 */
export const mergeSheets = (first: DraftSheet, second: DraftSheet): DraftSheet => {
  const isFirstNewer = first.since !== second.since ? first.since > second.since : first.id >= second.id;
  const { id, since } = isFirstNewer ? first : second;
  const fields: Record<string, TimestampedValue> = {};
  for (const name of fieldNames) {
    const latest = latestOf(first.fields[name], second.fields[name]);
    if (latest && latest.at > since) fields[name] = latest;
  }
  return { version: 1, id, since, fields };
};

const isStoredSheet = hasShape({ version: isNumber, id: isText, since: isNumber, fields: hasShape({}) });

/** Returns the known fields. Null if one of them has an invalid value. */
const readFields = (stored: Readonly<Record<string, unknown>>): Fields | null => {
  const fields: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const field = stored[name];
    if (field === undefined) continue;
    if (!hasShape({ value: valueGuards[name], at: isNumber })(field)) return null;
    fields[name] = { value: field.value, at: field.at };
  }
  return fields;
};

/** Parses a stored sheet. Returns null for invalid JSON and for other schema versions. */
export const parseSheet = (json: string): DraftSheet | null => {
  try {
    const sheet: unknown = JSON.parse(json);
    if (!isStoredSheet(sheet) || sheet.version !== 1 || sheet.id === '') return null;
    const fields = readFields({ ...sheet.fields });
    return fields && { version: 1, id: sheet.id, since: sheet.since, fields };
  } catch {
    return null;
  }
};

/**
 * Converts a sheet to a draft.
 * @param defaults Values of the fields that the vendor has not edited. Empty by default.
 */
export const toDraft = ({ id, fields }: DraftSheet, defaults: Draft = emptyDraft(id)): Draft => ({
  id,
  destinationText: fields.destination?.value.text ?? defaults.destinationText,
  destination: fields.destination ? fields.destination.value.place : defaults.destination,
  unit: fields.unit?.value ?? defaults.unit,
  building: fields.building?.value ?? defaults.building,
  customerName: fields.customerName?.value ?? defaults.customerName,
  phone: fields.phone?.value ?? defaults.phone,
  notes: fields.notes?.value ?? defaults.notes,
  amount: fields.amount?.value ?? defaults.amount,
  description: fields.description?.value ?? defaults.description,
  pickupCode: fields.pickupCode?.value ?? defaults.pickupCode,
  vatNumber: fields.vatNumber?.value ?? defaults.vatNumber,
  paymentMethod: fields.paymentMethod?.value ?? defaults.paymentMethod,
  deliverAt: fields.deliverAt ? fields.deliverAt.value : defaults.deliverAt,
  voucherCode: fields.voucherCode?.value ?? defaults.voucherCode,
});
