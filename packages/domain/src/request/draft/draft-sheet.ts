import * as z from 'zod/mini';
import { pointSchema, paymentChoices } from '../../contracts/index.ts';
import { emptyDraft, type Draft } from './draft.ts';

const timestamped = <S extends z.ZodMiniType>(value: S) => z.optional(z.object({ value, at: z.number() }));
const textField = timestamped(z.string());

/**
 * A draft as it is stored: each field with the time of its last edit, so that two tabs that have the same draft open
 * can be brought together. `since` is when the draft was begun; edits before it belong to the one before.
 */
export const draftSheetSchema = z.object({
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
    // Null when a choice was taken back.
    paymentMethod: timestamped(z.nullable(z.enum(paymentChoices))),
    deliverAt: timestamped(z.nullable(z.number())),
    voucherCode: textField,
  }),
});
export type DraftSheet = z.output<typeof draftSheetSchema>;
type Fields = DraftSheet['fields'];
type FieldName = keyof Fields;

/** One edit: a field and its new value. */
export type SheetEdit = {
  [Name in FieldName]: { readonly field: Name; readonly value: NonNullable<Fields[Name]>['value'] };
}[FieldName];

/** @param since Unix milliseconds. */
export const blankSheet = (id: string, since: number): DraftSheet => ({ version: 1, id, since, fields: {} });

/** The sheet with one field written. A clock that was set back does not make the edit older than the one before. */
export const writeField = (sheet: DraftSheet, { field, value }: SheetEdit, now: number): DraftSheet => ({
  ...sheet,
  fields: {
    ...sheet.fields,
    [field]: { value, at: Math.max(now, sheet.since + 1, (sheet.fields[field]?.at ?? 0) + 1) },
  },
});

type TimestampedValue = { readonly value: unknown; readonly at: number } | undefined;

const latestOf = (one: TimestampedValue, other: TimestampedValue): TimestampedValue => {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
};

/**
 * Brings two sheets together: the younger draft stands, and of each field the last edit, if it was made after that
 * draft was begun. The same whichever way round, and however often.
 */
export const mergeSheets = (one: DraftSheet, other: DraftSheet): DraftSheet => {
  const isOneYounger = one.since !== other.since ? one.since > other.since : one.id >= other.id;
  const { id, since } = isOneYounger ? one : other;
  const fields: Record<string, TimestampedValue> = {};
  for (const name of Object.keys(draftSheetSchema.shape.fields.shape) as FieldName[]) {
    const later = latestOf(one.fields[name], other.fields[name]);
    if (later && later.at > since) fields[name] = later;
  }
  return { version: 1, id, since, fields };
};

/** @returns null for a text that is not a sheet of this version. */
export const parseSheet = (json: string): DraftSheet | null => {
  try {
    return z.safeParse(draftSheetSchema, JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
};

/** @param base What stands where nothing was typed; by default nothing. */
export const toDraft = ({ id, fields }: DraftSheet, base: Draft = emptyDraft(id)): Draft => ({
  id,
  destinationText: fields.destination?.value.text ?? base.destinationText,
  destination: fields.destination ? fields.destination.value.place : base.destination,
  unit: fields.unit?.value ?? base.unit,
  building: fields.building?.value ?? base.building,
  customerName: fields.customerName?.value ?? base.customerName,
  phone: fields.phone?.value ?? base.phone,
  notes: fields.notes?.value ?? base.notes,
  amount: fields.amount?.value ?? base.amount,
  description: fields.description?.value ?? base.description,
  pickupCode: fields.pickupCode?.value ?? base.pickupCode,
  vatNumber: fields.vatNumber?.value ?? base.vatNumber,
  paymentMethod: fields.paymentMethod?.value ?? base.paymentMethod,
  deliverAt: fields.deliverAt ? fields.deliverAt.value : base.deliverAt,
  voucherCode: fields.voucherCode?.value ?? base.voucherCode,
});
