import * as z from 'zod/mini';
import type { Outlet } from '../../api/internal.ts';
import { isBlank, limits, maxOutletOwners, pointSchema, textLimits } from '../../contracts/index.ts';
import type { OutletBody } from '../../contracts/index.ts';
import { byteCount, characterCount, normalizeText, toAsciiDigits } from '../../platform/text/index.ts';

const tooLong = 'outlet.too-long';
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const phoneShape = /^\+?[0-9]+$/;

const isAtMost = (characters: number) => (text: string) => characterCount(normalizeText(text)) <= characters;
const isEmail = (text: string): boolean =>
  text === '' || (emailShape.test(text) && byteCount(text) <= textLimits.email);

const required = (message: string, characters: number) =>
  z.string().check(
    z.refine((text) => !isBlank(text), message),
    z.refine(isAtMost(characters), tooLong),
  );
const optional = (characters: number) => z.string().check(z.refine(isAtMost(characters), tooLong));
const part = z.nullable(z.string());

/**
 * The fields of the collection-point dialog, with their rules (specification 001, section 5). The message of
 * an issue is the translation key of its text.
 */
export const outletFormSchema = z.object({
  /** Null if the account has no parent vendor. */
  parentId: z.nullable(z.string()),
  clientId: required('outlet.id-missing', textLimits.id),
  name: required('outlet.label-missing', textLimits.name),
  /** Null until the vendor chooses an address. */
  address: z
    .nullable(
      z.object({
        text: z.string(),
        point: pointSchema,
        city: part,
        postalCode: part,
        street: part,
        streetNumber: part,
      }),
    )
    .check(
      z.refine((address) => address !== null, 'outlet.address-missing'),
      z.refine((address) => address === null || isAtMost(textLimits.address)(address.text), tooLong),
    ),
  unit: optional(textLimits.addressPart),
  building: optional(textLimits.addressPart),
  phone: z.string().check(
    z.refine((text) => phoneShape.test(text), 'outlet.phone-missing'),
    z.refine(isAtMost(textLimits.phoneNumber), tooLong),
  ),
  riderInstructions: z
    .string()
    .check(z.refine((text) => byteCount(normalizeText(text)) <= limits.notesBytes, tooLong)),
  /** Empty emails are not sent. */
  owners: z.array(
    z.object({
      email: z.string().check(z.refine((text) => isEmail(normalizeText(text)), 'outlet.email-invalid')),
    }),
  ),
});
export type OutletForm = z.output<typeof outletFormSchema>;
export type OutletField = keyof OutletForm;

/** Owners that the dialog accepts. */
export const maxOwners = maxOutletOwners;

/** Reduces a typed phone number to digits and `+`. Converts the digits of every script first. */
export const keepPhoneCharacters = (text: string): string => toAsciiDigits(text).replaceAll(/[^0-9+]/g, '');

/** Returns the form of a new outlet, with one empty owner. */
export const newOutletForm = (parentId: string | null): OutletForm => ({
  parentId,
  clientId: '',
  name: '',
  address: null,
  unit: '',
  building: '',
  phone: '',
  riderInstructions: '',
  owners: [{ email: '' }],
});

/** Returns the form of a stored outlet. An outlet without its own id shows the id of the service. */
export const toOutletForm = ({ id, owners, phone, clientId, ...outlet }: Outlet): OutletForm => ({
  parentId: outlet.parentId,
  clientId: clientId || id,
  name: outlet.name,
  address: outlet.address && { ...outlet.address, point: { ...outlet.address.point } },
  unit: outlet.unit,
  building: outlet.building,
  phone: keepPhoneCharacters(phone),
  riderInstructions: outlet.riderInstructions,
  owners: owners.length > 0 ? owners.map((email) => ({ email })) : [{ email: '' }],
});

/** Converts a form to its wire body. Returns null if the form has no address. */
export const toOutletBody = (form: OutletForm, country: string): OutletBody | null =>
  form.address && {
    parent_vendor_id: form.parentId,
    client_vendor_id: normalizeText(form.clientId),
    name: normalizeText(form.name),
    address: normalizeText(form.address.text),
    ...form.address.point,
    rider_instructions: normalizeText(form.riderInstructions),
    phone_number: form.phone,
    city: form.address.city,
    users: form.owners.map(({ email }) => normalizeText(email)).filter(Boolean),
    unit: normalizeText(form.unit),
    building: normalizeText(form.building),
    street: form.address.street,
    postal_code: form.address.postalCode,
    country_code: country,
    street_number: form.address.streetNumber,
  };
