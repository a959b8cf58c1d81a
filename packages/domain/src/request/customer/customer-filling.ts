import type { SavedCustomer } from '../../api/index.ts';
import { toAsciiDigits, normalizeText } from '../../platform/text/index.ts';
import type { CustomerField, CustomerFill, Draft, FieldChange, PhoneValue } from '../draft/index.ts';
import { toPhoneValue } from '../draft/index.ts';
import type { AddressChoice } from '../destination/index.ts';
import { locateAddress } from './filled-address.ts';

/** The fields that do not depend on the delivery address. */
const personalFields = ['customerName', 'phone'] as const;
/** The fields that belong to the delivery address. */
const addressFields = ['unit', 'building', 'notes'] as const;
/** The fields, besides the address field, that a saved customer can fill. */
const customerFields: readonly CustomerField[] = [...personalFields, ...addressFields];

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

/** Whether two values of the phone field are the same number, however the field formats it. */
export const isSamePhone = (one: PhoneValue, other: PhoneValue): boolean =>
  digitsOf(one.text) === digitsOf(other.text) || isSameNumber(one.e164 ?? one.text, other);

const customerValues = (customer: SavedCustomer): CustomerFill['values'] => ({
  customerName: customer.name,
  phone: customer.phoneNumber,
  unit: customer.unit,
  building: customer.building,
  notes: customer.notes,
});

/** Whether a field still has the value that the form took from a saved customer. */
const isUnedited = (draft: Draft, { values }: CustomerFill, field: CustomerField): boolean => {
  const value = values[field];
  return field === 'phone' ? isSameNumber(value, draft.phone) : draft[field] === value;
};

const textOf = (draft: Draft, field: CustomerField): string =>
  field === 'phone' ? draft.phone.text : draft[field];

/** How much of a saved customer to fill in. Name and phone number are always filled. */
export interface FillScope {
  /** True if the customer's address becomes the destination. */
  readonly withAddress: boolean;
  /** False if the order goes to another address, to which the unit, building and notes do not apply. */
  readonly withAddressFields: boolean;
}

/** Edits of the form, and what it contains of saved customers after them. */
interface FillChange {
  readonly edits: readonly FieldChange[];
  readonly fill: CustomerFill;
}

/**
 * Computes the edits that fill a saved customer into the form. Fields that the vendor typed stay unchanged. A
 * field is overwritten if it is empty or still has the value of the previously picked customer. Such a value
 * is cleared if the new customer has none, so that an order never contains the notes of another customer.
 * @param previousFill What the form took from the previously picked customer.
 */
export const computeFill = (
  draft: Draft,
  customer: SavedCustomer,
  previousFill: CustomerFill,
  { withAddress, withAddressFields }: FillScope,
): FillChange => {
  const values = customerValues(customer);
  const edits: FieldChange[] = [];
  let filledValues = previousFill.values;
  for (const field of withAddressFields ? customerFields : personalFields) {
    const value = values[field];
    const current = textOf(draft, field);
    const isTyped = normalizeText(current) !== '' && !isUnedited(draft, previousFill, field);
    filledValues = { ...filledValues, [field]: isTyped ? '' : value };
    if (isTyped) continue;
    if (field === 'phone' ? isSameNumber(value, draft.phone) : current === value) continue;
    edits.push(field === 'phone' ? { field, value: toPhoneValue(value) } : { field, value });
  }
  const address = { text: customer.address, point: customer.point, isFilledIn: withAddress };
  return {
    edits,
    fill: {
      values: filledValues,
      address: withAddressFields ? address : previousFill.address,
    },
  };
};

/** Whether the address field still has the text that it took from a saved customer. */
export const isAddressUnedited = ({ destinationText }: Draft, { address }: CustomerFill): boolean =>
  address !== null && address.isFilledIn && address.text === destinationText;

/**
 * Computes the edits after the vendor chose an address or emptied the address field. If it is another address,
 * clears the unit, the building and the notes that still have their filled values.
 * @param typedAddress The text that was last typed into the address field.
 */
export const followAddress = (
  draft: Draft,
  fill: CustomerFill,
  choice: AddressChoice | null,
  typedAddress: string,
): FillChange => {
  const address = fill.address && locateAddress(fill.address, choice, typedAddress);
  if (address) return { edits: [], fill: { ...fill, address } };
  const edits = addressFields.flatMap((field): readonly FieldChange[] =>
    fill.values[field] && isUnedited(draft, fill, field) ? [{ field, value: '' }] : [],
  );
  const values = { ...fill.values, unit: '', building: '', notes: '' };
  return { edits, fill: { values, address: null } };
};
