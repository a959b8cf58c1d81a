import { readSavedAddress, savedAddressText } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import type { SaveCustomerBody } from '../../contracts/index.ts';
import { limits } from '../../contracts/index.ts';
import { hasDigit, byteCount, plainText } from '../../platform/text/index.ts';
import { isSamePoint, isUsablePoint } from '../../platform/geo/index.ts';
import type { Draft } from '../draft/index.ts';
import { dialableNumber } from '../rules/index.ts';
import type { FieldError } from '../rules/index.ts';

/** How the typed customer stands to the address book: not in it, in it otherwise, in it just so. */
export type AddressBookStatus = 'new' | 'changed' | 'kept';

interface Rule extends FieldError {
  readonly isBroken: (draft: Draft) => boolean;
}

const isEmpty = (text: string): boolean => plainText(text) === '';
const exceeds = (text: string, bytes: number): boolean => byteCount(plainText(text)) > bytes;

/** What an entry of the address book must be, with the byte limits of specification 000, section 5; the first broken counts. */
export const savingRules: readonly Rule[] = [
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
    isBroken: ({ customerName }) => isEmpty(customerName),
  },
  {
    field: 'customerName',
    key: 'validation.wrong-customer-name',
    isBroken: ({ customerName }) => hasDigit(customerName),
  },
  { field: 'phone', key: 'validation.fill-customer-phone', isBroken: ({ phone }) => isEmpty(phone.text) },
  { field: 'phone', key: 'validation.phone-incorrect', isBroken: ({ phone }) => !phone.possible },
  {
    field: 'notes',
    key: 'validation.notes-too-long',
    isBroken: ({ notes }) => exceeds(notes, limits.notesBytes),
  },
];

/** The rule that keeps a draft's customer out of the address book, or what to send. */
export const prepareSaving = (
  draft: Draft,
  country: string,
): { readonly fault: FieldError | null; readonly body: SaveCustomerBody | null } => {
  const broken = savingRules.find(({ isBroken }) => isBroken(draft));
  const { destination } = draft;
  if (broken) return { fault: { field: broken.field, key: broken.key }, body: null };
  if (!destination) return { fault: null, body: null };
  const { unit, building } = draft;
  return {
    fault: null,
    body: {
      name: plainText(draft.customerName),
      phone_number: dialableNumber(draft.phone),
      address_text: plainText(savedAddressText({ unit, building, address: destination.address })),
      unit: plainText(unit),
      building: plainText(building),
      street_address: plainText(destination.address),
      city: destination.city,
      postal_code: null,
      country_code: country,
      latitude: destination.point.latitude,
      longitude: destination.point.longitude,
      notes: plainText(draft.notes),
    },
  };
};

/** How a draft stands to what the address book has under its phone number. */
export const addressBookStatusOf = (draft: Draft, known: SavedCustomer | null): AddressBookStatus => {
  if (!known) return 'new';
  const { unit, building, destination } = draft;
  const typed = readSavedAddress(
    plainText(savedAddressText({ unit, building, address: destination?.address ?? '' })),
  );
  const isSame =
    plainText(draft.customerName) === plainText(known.name) &&
    typed.unit === known.unit &&
    typed.building === known.building &&
    typed.address === known.address &&
    plainText(draft.notes) === plainText(known.notes) &&
    isSamePoint(destination?.point ?? null, known.point);
  return isSame ? 'kept' : 'changed';
};
