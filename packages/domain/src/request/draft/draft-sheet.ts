import * as z from 'zod/mini';
import { pointSchema, paymentChoices } from '../../contracts/index.ts';
import { emptyDraft, type Draft } from './draft.ts';

const timestamped = <S extends z.ZodMiniType>(value: S) => z.optional(z.object({ value, at: z.number() }));
const textField = timestamped(z.string());

/**
 * The stored form of a draft. Each field carries the time of its last edit, so that two tabs with the same
 * draft can merge their edits. `since` is the time at which the draft was created: earlier edits belong to
 * the previous draft. Times are Unix milliseconds.
 */
const draftSheetSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  since: z.number(),
  fields: z.object({
    destination: timestamped(
      z.object({
        text: z.string(),
        place: z.nullable(
          z.object({
            address: z.string(),
            point: pointSchema,
            city: z.nullable(z.string()),
            area: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    unit: textField,
    building: textField,
    customerName: textField,
    phone: timestamped(z.object({ text: z.string(), e164: z.nullable(z.string()), possible: z.boolean() })),
    notes: textField,
    amount: textField,
    description: textField,
    pickupCode: textField,
    vatNumber: textField,
    // Null after the vendor cleared the choice.
    paymentMethod: timestamped(z.nullable(z.enum(paymentChoices))),
    deliverAt: timestamped(z.nullable(z.number())),
    voucherCode: textField,
  }),
});
export type DraftSheet = z.output<typeof draftSheetSchema>;
type Fields = DraftSheet['fields'];
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
  for (const name of Object.keys(draftSheetSchema.shape.fields.shape) as FieldName[]) {
    const latest = latestOf(first.fields[name], second.fields[name]);
    if (latest && latest.at > since) fields[name] = latest;
  }
  return { version: 1, id, since, fields };
};

/** Parses a stored sheet. Returns null for invalid JSON and for other schema versions. */
export const parseSheet = (json: string): DraftSheet | null => {
  try {
    return z.safeParse(draftSheetSchema, JSON.parse(json)).data ?? null;
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
