import type { SavedCustomer } from '../../api/index.ts';
import { asciiDigits, plainText } from '../../platform/text/index.ts';
import type { Draft, FieldChange, PhoneValue } from '../draft/index.ts';
import { toPhoneValue } from '../draft/index.ts';

/** The fields besides the address that a saved customer brings along. */
const customerFields = ['customerName', 'phone', 'unit', 'building', 'notes'] as const;
type CustomerField = (typeof customerFields)[number];
/** Those that belong to the person; the others tell where the door is, and mean nothing at another address. */
const personalFields: readonly CustomerField[] = ['customerName', 'phone'];

/** What the customer picked last has put into the fields. */
export type FilledValues = Partial<Readonly<Record<CustomerField, string>>>;

const digitsOf = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** Fewer digits are the beginning of a number. */
const minComparedDigits = 7;

/** Whether two numbers are one, of which one may lack the country code and have the zero that stands for it. */
export const isSameNumber = (saved: string, { e164, text }: PhoneValue): boolean => {
  const known = digitsOf(saved).replace(/^0+/, '');
  const typed = digitsOf(e164 ?? text).replace(/^0+/, '');
  if (e164 !== null && saved.startsWith('+')) return known === typed;
  const [shorter, longer] = known.length < typed.length ? [known, typed] : [typed, known];
  return shorter.length >= minComparedDigits && longer.endsWith(shorter);
};

const valuesOf = (customer: SavedCustomer): Readonly<Record<CustomerField, string>> => ({
  customerName: customer.name,
  phone: customer.phoneNumber,
  unit: customer.unit,
  building: customer.building,
  notes: customer.notes,
});

const textOf = (draft: Draft, field: CustomerField): string =>
  field === 'phone' ? draft.phone.text : draft[field];

/**
 * What has to change so that a saved customer stands in the form. Nothing that the vendor typed is overwritten: a field
 * is written when it is empty, or still holds what the customer picked before has put there. That is taken away too
 * where the new one has nothing for it, so that nobody gets another one's note.
 * @param withAddressFields false when the order goes to another address than the customer's: then only name and number are filled
 */
export const computeFill = (
  draft: Draft,
  customer: SavedCustomer,
  previousValues: FilledValues,
  withAddressFields: boolean,
): { readonly edits: readonly FieldChange[]; readonly filledValues: FilledValues } => {
  const values = valuesOf(customer);
  const edits: FieldChange[] = [];
  const filledValues: Record<string, string> = {};
  for (const field of withAddressFields ? customerFields : personalFields) {
    const current = textOf(draft, field);
    const previousValue = previousValues[field];
    const isUnedited =
      previousValue !== undefined &&
      (field === 'phone' ? isSameNumber(previousValue, draft.phone) : current === previousValue);
    const value = values[field];
    if (plainText(current) !== '' && !isUnedited) continue;
    if (value !== '') filledValues[field] = value;
    if (field === 'phone' ? isSameNumber(value, draft.phone) : current === value) continue;
    edits.push(field === 'phone' ? { field, value: toPhoneValue(value) } : { field, value });
  }
  return { edits, filledValues };
};
