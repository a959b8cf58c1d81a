import * as z from 'zod/mini';
import { isBlank, limits, pointSchema, textLimits } from '../../contracts/index.ts';
import type { Sender } from '../../contracts/index.ts';
import { emptyPhone } from '../draft/index.ts';
import { dialableNumber } from '../rules/index.ts';
import { byteCount, characterCount, normalizeText } from '../../platform/text/index.ts';

const originFormSchema = z.object({
  /** The text of the address field. */
  text: z.string(),
  /** Null until the vendor chooses an address with coordinates. */
  place: z.nullable(z.object({ address: z.string(), point: pointSchema })),
  unit: z.string(),
  building: z.string(),
  notes: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.object({
    text: z.string(),
    e164: z.nullable(z.string()),
    /** Null until the numbering plans have loaded. */
    possible: z.nullable(z.boolean()),
  }),
});

/** The pick-up address and the sender. Texts are stored as typed. */
export type OriginForm = Readonly<z.output<typeof originFormSchema>>;
export type OriginPlace = NonNullable<OriginForm['place']>;
/** The fields of the origin details step, which follows the address step. */
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

/** Parses a stored origin. Returns null for invalid JSON and for other schema versions. */
export const parseOrigin = (text: string | null): StoredOrigin | null => {
  try {
    return z.safeParse(storedOriginSchema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const serializeOrigin = (origin: StoredOrigin): string => JSON.stringify({ version: 1, ...origin });

export type OriginField = 'address' | keyof OriginDetails;
/** The error of each field, as a translation key. Valid fields are absent. */
export type OriginErrors = Readonly<Partial<Record<OriginField, string>>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const isEmpty = (text: string): boolean => normalizeText(text) === '';
const exceeds = (text: string, bytes: number): boolean => byteCount(normalizeText(text)) > bytes;

const isLonger = (text: string, characters: number): boolean =>
  characterCount(normalizeText(text)) > characters;

const validateAddress = ({ place, text }: OriginForm): string | null => {
  if (!place) return isEmpty(text) ? 'validation.fill-address' : 'validation.invalid-coordinates';
  return exceeds(place.address, limits.streetAddressBytes) ? 'validation.address-too-long' : null;
};

const validateName = ({ name }: OriginForm): string | null => {
  if (isBlank(name)) return 'origin.name-missing';
  return isLonger(name, textLimits.name) ? 'validation.name-too-long' : null;
};

const isEmail = (text: string): boolean => emailShape.test(text) && byteCount(text) <= textLimits.email;

/** Returns true if the form has a phone number that cannot be validated yet. */
export const isPhonePending = ({ phone }: OriginForm): boolean =>
  phone.possible === null && !isEmpty(phone.text);

const validatePhone = ({ phone }: OriginForm): string | null => {
  if (isEmpty(phone.text)) return 'origin.phone-missing';
  return phone.possible ? null : 'validation.phone-incorrect';
};

/**
 * Validates an origin. It needs a place with coordinates, a sender name and a phone number. The email is
 * optional. The byte limits are those of specification 000, section 9.
 */
export const validateOrigin = (form: OriginForm): OriginErrors => {
  const address = validateAddress(form);
  const name = validateName(form);
  const phone = validatePhone(form);
  return {
    ...(address && { address }),
    ...(isLonger(form.unit, textLimits.addressPart) && { unit: 'validation.address-too-long' }),
    ...(isLonger(form.building, textLimits.addressPart) && { building: 'validation.address-too-long' }),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(!isEmpty(form.email) && !isEmail(normalizeText(form.email)) && { email: 'origin.email-invalid' }),
    ...(exceeds(form.notes, limits.notesBytes) && { notes: 'validation.notes-too-long' }),
  };
};

/** Creates the sender of an order from this origin. Returns null if the form is invalid. */
export const toSender = (form: OriginForm): Sender | null => {
  const { place } = form;
  if (!place || Object.keys(validateOrigin(form)).length > 0) return null;
  return {
    location: {
      ...place.point,
      address: [form.unit, form.building, place.address].map(normalizeText).filter(Boolean).join(', '),
      notes: normalizeText(form.notes),
    },
    name: normalizeText(form.name),
    email: normalizeText(form.email),
    phone_number: dialableNumber(form.phone),
  };
};
