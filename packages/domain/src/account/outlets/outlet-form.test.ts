import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  keepPhoneCharacters,
  newOutletForm,
  outletFormSchema,
  toOutletBody,
  toOutletForm,
  type OutletForm,
} from './outlet-form.ts';

const address: NonNullable<OutletForm['address']> = {
  text: 'House 12, Shapla Lane',
  point: { latitude: 23.79, longitude: 90.4 },
  city: 'Dhaka',
  postalCode: '1212',
  street: 'Shapla Lane',
  streetNumber: '12',
};
const complete: OutletForm = {
  ...newOutletForm('p4re'),
  clientId: 'JC-77',
  name: 'Jolchobi Market',
  address,
  phone: '+8801712004499',
};
const issuesOf = (form: OutletForm) =>
  Object.fromEntries(
    (z.safeParse(outletFormSchema, form).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('outletFormSchema', () => {
  // Proves: outlet.id-required, outlet.label-required, outlet.phone-required, outlet.address-required
  it('requires id, label, phone and address', () => {
    expect(issuesOf(newOutletForm(null))).toEqual({
      clientId: 'outlet.id-missing',
      name: 'outlet.label-missing',
      phone: 'outlet.phone-missing',
      address: 'outlet.address-missing',
    });
  });

  it('accepts a form with only the required fields', () => {
    expect(issuesOf(complete)).toEqual({});
  });

  // Proves: outlet.owner-email
  it('checks each email that is not empty', () => {
    const owners = ['', 'owner@shop.test', ' ', 'owner@', 'two words@shop.test'].map((email) => ({ email }));

    expect(issuesOf({ ...complete, owners })).toEqual({
      'owners.3.email': 'outlet.email-invalid',
      'owners.4.email': 'outlet.email-invalid',
    });
  });

  it.each([
    ['clientId', 128],
    ['name', 100],
    ['unit', 100],
    ['phone', 20],
  ] as const)('limits %s to %i characters', (field, limit) => {
    expect(issuesOf({ ...complete, [field]: '1'.repeat(limit) })).toEqual({});
    expect(issuesOf({ ...complete, [field]: '1'.repeat(limit + 1) })).toEqual({ [field]: 'outlet.too-long' });
  });

  it('limits the notes for the rider to 1000 bytes', () => {
    expect(issuesOf({ ...complete, riderInstructions: 'ঘ'.repeat(334) })).toEqual({
      riderInstructions: 'outlet.too-long',
    });
  });
});

describe('keepPhoneCharacters', () => {
  // Proves: outlet.phone-characters
  it.each([
    ['+880 1712-004499', '+8801712004499'],
    ['০১৭১২ ০০৪৪৯৯', '01712004499'],
    ['call 12', '12'],
  ])('reduces %j to %j', (text, kept) => {
    expect(keepPhoneCharacters(text)).toBe(kept);
  });
});

describe('toOutletBody', () => {
  it('trims texts and leaves out empty owners', () => {
    const owners = [{ email: ' owner@shop.test ' }, { email: ' ' }];

    expect(toOutletBody({ ...complete, name: ' Jolchobi Market ', owners }, 'bd')).toEqual({
      parent_vendor_id: 'p4re',
      client_vendor_id: 'JC-77',
      name: 'Jolchobi Market',
      address: 'House 12, Shapla Lane',
      latitude: 23.79,
      longitude: 90.4,
      rider_instructions: '',
      phone_number: '+8801712004499',
      city: 'Dhaka',
      users: ['owner@shop.test'],
      unit: '',
      building: '',
      street: 'Shapla Lane',
      postal_code: '1212',
      country_code: 'bd',
      street_number: '12',
    });
  });

  it('returns null for a form without an address', () => {
    expect(toOutletBody(newOutletForm(null), 'bd')).toBe(null);
  });
});

describe('toOutletForm', () => {
  it('shows the id of the service when the outlet has none of its own', () => {
    const form = toOutletForm({
      id: 'k4ch',
      parentId: null,
      clientId: '',
      name: 'Kacchi Corner',
      address: null,
      unit: '',
      building: '',
      phone: '',
      riderInstructions: '',
      owners: [],
    });

    expect(form).toMatchObject({ clientId: 'k4ch', address: null, owners: [{ email: '' }] });
  });
});
