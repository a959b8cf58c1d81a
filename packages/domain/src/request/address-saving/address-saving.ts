import { parseSavedAddress, formatSavedAddress } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import type { SaveCustomerBody } from '../../contracts/index.ts';
import { isBlank, limits, textLimits } from '../../contracts/index.ts';
import { byteCount, characterCount, hasDigit, normalizeText } from '../../platform/text/index.ts';
import { isSamePoint, isUsablePoint } from '../../platform/geo/index.ts';
import type { Draft } from '../draft/index.ts';
import { dialableNumber } from '../rules/index.ts';
import type { FieldError } from '../rules/index.ts';

/** Whether the typed customer is missing from the address book, differs from the saved entry or equals it. */
export type AddressBookStatus = 'new' | 'changed' | 'saved';

interface Rule extends FieldError {
  readonly isBroken: (draft: Draft) => boolean;
}

const isEmpty = (text: string): boolean => normalizeText(text) === '';
const exceeds = (text: string, bytes: number): boolean => byteCount(normalizeText(text)) > bytes;
const isLonger = (text: string, characters: number): boolean =>
  characterCount(normalizeText(text)) > characters;

/** The rules of an address book entry, in the order of their checks (specification 000, section 5). */
const savingRules: readonly Rule[] = [
  {
    field: 'destination',
    key: 'validation.fill-address',
    isBroken: ({ destination }) => !isUsablePoint(destination?.point),
  },
  {
    field: 'destination',
    key: 'validation.address-too-long',
    isBroken: ({ destination }) => exceeds(destination?.address ?? '', limits.streetAddressBytes),
  },
  {
    field: 'customerName',
    key: 'validation.fill-customer-name',
    isBroken: ({ customerName }) => isBlank(customerName),
  },
  {
    field: 'customerName',
    key: 'validation.wrong-customer-name',
    isBroken: ({ customerName }) => hasDigit(customerName),
  },
  { field: 'phone', key: 'validation.fill-customer-phone', isBroken: ({ phone }) => isEmpty(phone.text) },
  { field: 'phone', key: 'validation.phone-incorrect', isBroken: ({ phone }) => phone.possible === false },
  {
    field: 'notes',
    key: 'validation.notes-too-long',
    isBroken: ({ notes }) => exceeds(notes, limits.notesBytes),
  },
  // The service refuses longer texts.
  {
    field: 'customerName',
    key: 'validation.name-too-long',
    isBroken: ({ customerName }) => isLonger(customerName, textLimits.name),
  },
  {
    field: 'unit',
    key: 'validation.address-too-long',
    isBroken: ({ unit }) => isLonger(unit, textLimits.addressPart),
  },
  {
    field: 'building',
    key: 'validation.address-too-long',
    isBroken: ({ building }) => isLonger(building, textLimits.addressPart),
  },
];

/** Returns the first broken rule of a draft as an error. Otherwise returns the body to save. */
export const prepareSaving = (
  draft: Draft,
  country: string,
): { readonly error: FieldError | null; readonly body: SaveCustomerBody | null } => {
  const brokenRule = savingRules.find(({ isBroken }) => isBroken(draft));
  const { destination } = draft;
  if (brokenRule) return { error: { field: brokenRule.field, key: brokenRule.key }, body: null };
  if (!destination) return { error: null, body: null };
  const { unit, building } = draft;
  return {
    error: null,
    body: {
      name: normalizeText(draft.customerName),
      phone_number: dialableNumber(draft.phone),
      address_text: normalizeText(formatSavedAddress({ unit, building, address: destination.address })),
      unit: normalizeText(unit),
      building: normalizeText(building),
      street_address: normalizeText(destination.address),
      city: destination.city,
      postal_code: null,
      country_code: country,
      latitude: destination.point.latitude,
      longitude: destination.point.longitude,
      notes: normalizeText(draft.notes),
    },
  };
};

/** Compares a draft with the saved customer of the same phone number. */
export const addressBookStatusOf = (draft: Draft, saved: SavedCustomer | null): AddressBookStatus => {
  if (!saved) return 'new';
  const { unit, building, destination } = draft;
  const typed = parseSavedAddress(
    normalizeText(formatSavedAddress({ unit, building, address: destination?.address ?? '' })),
  );
  const isSame =
    normalizeText(draft.customerName) === normalizeText(saved.name) &&
    typed.unit === saved.unit &&
    typed.building === saved.building &&
    typed.address === saved.address &&
    normalizeText(draft.notes) === normalizeText(saved.notes) &&
    isSamePoint(destination?.point ?? null, saved.point);
  return isSame ? 'saved' : 'changed';
};
