import type { SavedCustomer } from '../../api/index.ts';
import { toAsciiDigits, normalizeText } from '../../platform/text/index.ts';
import type { Draft, FieldChange, PhoneValue } from '../draft/index.ts';
import { toPhoneValue } from '../draft/index.ts';

/** The fields, besides the address field, that a saved customer can fill. */
const customerFields = ['customerName', 'phone', 'unit', 'building', 'notes'] as const;
type CustomerField = (typeof customerFields)[number];
/** The fields that do not depend on the delivery address. */
const personalFields: readonly CustomerField[] = ['customerName', 'phone'];

/** The values that the form took from the saved customer picked last, by field. */
export type FilledValues = Partial<Readonly<Record<CustomerField, string>>>;

const digitsOf = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/** Numbers with fewer digits are too ambiguous to compare by their last digits. */
const minComparedDigits = 7;

/** Whether two phone numbers are equal. Either may have a leading zero in place of its country code. */
export const isSameNumber = (saved: string, { e164, text }: PhoneValue): boolean => {
  const savedDigits = digitsOf(saved).replace(/^0+/, '');
  const typedDigits = digitsOf(e164 ?? text).replace(/^0+/, '');
  if (e164 !== null && saved.startsWith('+')) return savedDigits === typedDigits;
  const [shorter, longer] =
    savedDigits.length < typedDigits.length ? [savedDigits, typedDigits] : [typedDigits, savedDigits];
  return shorter.length >= minComparedDigits && longer.endsWith(shorter);
};

const customerValues = (customer: SavedCustomer): Readonly<Record<CustomerField, string>> => ({
  customerName: customer.name,
  phone: customer.phoneNumber,
  unit: customer.unit,
  building: customer.building,
  notes: customer.notes,
});

const textOf = (draft: Draft, field: CustomerField): string =>
  field === 'phone' ? draft.phone.text : draft[field];

/**
 * Computes the edits that fill a saved customer into the form. Fields that the vendor typed stay unchanged. A
 * field is overwritten if it is empty or still has the value of the previously picked customer. Such a value
 * is cleared if the new customer has none, so that an order never contains the notes of another customer.
 * @param previousValues The values that the form took from the previously picked customer.
 * @param withAddressFields False if the order goes to another address. Only name and phone number are filled
 * then.
 */
export const computeFill = (
  draft: Draft,
  customer: SavedCustomer,
  previousValues: FilledValues,
  withAddressFields: boolean,
): { readonly edits: readonly FieldChange[]; readonly filledValues: FilledValues } => {
  const values = customerValues(customer);
  const edits: FieldChange[] = [];
  const filledValues: Record<string, string> = {};
  for (const field of withAddressFields ? customerFields : personalFields) {
    const current = textOf(draft, field);
    const previousValue = previousValues[field];
    const isUnedited =
      previousValue !== undefined &&
      (field === 'phone' ? isSameNumber(previousValue, draft.phone) : current === previousValue);
    const value = values[field];
    if (normalizeText(current) !== '' && !isUnedited) continue;
    if (value !== '') filledValues[field] = value;
    if (field === 'phone' ? isSameNumber(value, draft.phone) : current === value) continue;
    edits.push(field === 'phone' ? { field, value: toPhoneValue(value) } : { field, value });
  }
  return { edits, filledValues };
};
