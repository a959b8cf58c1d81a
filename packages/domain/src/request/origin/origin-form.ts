import * as z from 'zod/mini';
import { pointSchema, limits } from '../../contracts/index.ts';
import type { Sender } from '../../contracts/index.ts';
import { emptyPhone } from '../draft/index.ts';
import { dialableNumber } from '../rules/index.ts';
import { byteCount, plainText } from '../../platform/text/index.ts';

const originFormSchema = z.object({
  /** What stands in the address field. */
  text: z.string(),
  /** Null until an address with coordinates was chosen. */
  place: z.nullable(z.object({ address: z.string(), point: pointSchema })),
  unit: z.string(),
  building: z.string(),
  notes: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.object({ text: z.string(), e164: z.nullable(z.string()), possible: z.boolean() }),
});

/** Where the rider picks up and who hands the order over. Texts stand as typed. */
export type OriginForm = Readonly<z.output<typeof originFormSchema>>;
export type OriginPlace = NonNullable<OriginForm['place']>;
/** The fields of the details; the address is chosen before them. */
export type OriginDetails = Omit<OriginForm, 'text' | 'place'>;

export const blankOrigin: OriginForm = {
  text: '',
  place: null,
  unit: '',
  building: '',
  notes: '',
  name: '',
  email: '',
  phone: emptyPhone,
};

const storedOriginSchema = z.object({
  version: z.literal(1),
  isConfirmed: z.boolean(),
  form: originFormSchema,
});
export type StoredOrigin = Readonly<Omit<z.output<typeof storedOriginSchema>, 'version'>>;

/** Reads what was kept; null when it is nothing of this version. */
export const parseOrigin = (text: string | null): StoredOrigin | null => {
  try {
    return z.safeParse(storedOriginSchema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const serializeOrigin = (kept: StoredOrigin): string => JSON.stringify({ version: 1, ...kept });

export type OriginField = 'address' | keyof OriginDetails;
/** What is missing or wrong, by field, as translation keys. */
export type OriginErrors = Readonly<Partial<Record<OriginField, string>>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const isEmpty = (text: string): boolean => plainText(text) === '';
const exceeds = (text: string, bytes: number): boolean => byteCount(plainText(text)) > bytes;

const validateAddress = ({ place, text }: OriginForm): string | null => {
  if (!place) return isEmpty(text) ? 'validation.fill-address' : 'validation.invalid-coordinates';
  return exceeds(place.address, limits.streetAddressBytes) ? 'validation.address-too-long' : null;
};

const validatePhone = ({ phone }: OriginForm): string | null => {
  if (isEmpty(phone.text)) return 'origin.phone-missing';
  return phone.possible ? null : 'validation.phone-incorrect';
};

/**
 * The rules of an origin address: a place with coordinates, somebody's name and number, an email only if it is one, and
 * the byte limits of specification 000, section 9.
 */
export const validateOrigin = (form: OriginForm): OriginErrors => {
  const address = validateAddress(form);
  const phone = validatePhone(form);
  return {
    ...(address && { address }),
    ...(isEmpty(form.name) && { name: 'origin.name-missing' }),
    ...(phone && { phone }),
    ...(!isEmpty(form.email) && !emailShape.test(plainText(form.email)) && { email: 'origin.email-invalid' }),
    ...(exceeds(form.notes, limits.notesBytes) && { notes: 'validation.notes-too-long' }),
  };
};

/** The sender of an order from this origin; null while something is missing. */
export const toSender = (form: OriginForm): Sender | null => {
  const { place } = form;
  if (!place || Object.keys(validateOrigin(form)).length > 0) return null;
  return {
    location: {
      ...place.point,
      address: [form.unit, form.building, place.address].map(plainText).filter(Boolean).join(', '),
      notes: plainText(form.notes),
    },
    name: plainText(form.name),
    email: plainText(form.email),
    phone_number: dialableNumber(form.phone),
  };
};
