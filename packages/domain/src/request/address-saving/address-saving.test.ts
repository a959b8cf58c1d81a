import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveCustomerFx, searchCustomersFx } from '../../api/address-book.ts';
import type { SaveCustomerBody } from '../../contracts/address-book.ts';
import { savedCustomerFixture } from '../../testing/fixtures.ts';
import { addressBookStatusOf, prepareSaving } from './address-saving.ts';
import { $addressBookStatus, addressSaveRequested } from './address-saving.model.ts';
import { customerPicked } from '../customer/customer.model.ts';
import { suggestionPicked } from '../destination/destination.model.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { $draft, fieldChanged } from '../draft/draft.model.ts';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { $errors } from '../rules/errors.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { placeFixture } from '../../testing/fixtures.ts';

const draftWith = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('1'),
  destination: {
    address: '9 Heron Street, Banani',
    point: { latitude: 23.7951, longitude: 90.4069 },
    city: 'Dhaka',
    area: null,
  },
  customerName: ' Farhana Islam',
  phone: { text: '০১৬১১-২২৩৩০৩', e164: '+8801611223303', possible: true },
  unit: '4B, back',
  building: 'Lake View',
  notes: 'Blue gate',
  ...changes,
});
const withAddress = (address: string) =>
  draftWith({ destination: { address, point: { latitude: 23.8, longitude: 90.4 }, city: null, area: null } });

describe('address book entry', () => {
  // Proves: entity.saved-address-body
  it('contains the fields of specification 000, section 3', () => {
    expect(prepareSaving(draftWith(), 'bd')).toEqual({
      error: null,
      body: {
        name: 'Farhana Islam',
        phone_number: '+8801611223303',
        address_text: '4B back, Lake View, 9 Heron Street, Banani',
        unit: '4B, back',
        building: 'Lake View',
        street_address: '9 Heron Street, Banani',
        city: 'Dhaka',
        postal_code: null,
        country_code: 'bd',
        latitude: 23.7951,
        longitude: 90.4069,
        notes: 'Blue gate',
      } satisfies SaveCustomerBody,
    });
  });

  it.each([
    ['no address', { destination: null }, 'destination', 'validation.fill-address'],
    ['no name', { customerName: '  ' }, 'customerName', 'validation.fill-customer-name'],
    ['an invisible name', { customerName: '\u200b' }, 'customerName', 'validation.fill-customer-name'],
    [
      'a name of 101 characters',
      { customerName: 'x'.repeat(101) },
      'customerName',
      'validation.name-too-long',
    ],
    ['a unit of 101 characters', { unit: 'x'.repeat(101) }, 'unit', 'validation.address-too-long'],
    [
      'a building of 101 characters',
      { building: 'x'.repeat(101) },
      'building',
      'validation.address-too-long',
    ],
    ['a digit in the name', { customerName: 'Flat ৪' }, 'customerName', 'validation.wrong-customer-name'],
    [
      'no phone number',
      { phone: { text: '', e164: null, possible: false } },
      'phone',
      'validation.fill-customer-phone',
    ],
    [
      'an incomplete phone number',
      { phone: { text: '016', e164: null, possible: false } },
      'phone',
      'validation.phone-incorrect',
    ],
  ] as const)('is rejected with %s', (_, changes, field, key) => {
    expect(prepareSaving(draftWith(changes), 'bd')).toEqual({ error: { field, key }, body: null });
  });

  // Generates texts whose characters take 1 to 18 bytes in UTF-8.
  const anyText = (maxLength: number) =>
    fc
      .array(fc.constantFrom('a', 'é', 'ক', 'ص', '街', '🛵', '👩‍👩‍👧', ' x'), { minLength: 1, maxLength })
      .map((parts) => parts.join('').normalize('NFC').trim())
      .filter((text) => text !== '');

  // Proves: rule.notes-bytes, constant.notes
  it('accepts notes of at most 1000 bytes', () => {
    fc.assert(
      fc.property(anyText(500), (notes) => {
        const { error } = prepareSaving(draftWith({ notes }), 'bd');
        const bytes = Buffer.byteLength(notes, 'utf8');
        expect(new TextEncoder().encode(notes)).toHaveLength(bytes);
        expect(error).toEqual(bytes > 1000 ? { field: 'notes', key: 'validation.notes-too-long' } : null);
      }),
    );
  });

  // Proves: rule.street-bytes, constant.street-address
  it('accepts a street address of at most 255 bytes', () => {
    fc.assert(
      fc.property(anyText(120), (address) => {
        const { error } = prepareSaving(withAddress(address), 'bd');
        const bytes = Buffer.byteLength(address, 'utf8');
        expect(new TextEncoder().encode(address)).toHaveLength(bytes);
        expect(error).toEqual(
          bytes > 255 ? { field: 'destination', key: 'validation.address-too-long' } : null,
        );
      }),
    );
  });

  // Proves: rule.notes-bytes, rule.street-bytes, constant.notes, constant.street-address
  it.each(['x', 'é', 'ক', '🛵'])('enforces the exact byte limits for the character %s', (character) => {
    const size = Buffer.byteLength(character);
    const fill = (bytes: number) => character.repeat(Math.floor(bytes / size)) + 'x'.repeat(bytes % size);
    expect(prepareSaving(draftWith({ notes: fill(1000) }), 'bd').error).toBeNull();
    expect(prepareSaving(draftWith({ notes: fill(1001) }), 'bd').error?.field).toBe('notes');
    expect(prepareSaving(withAddress(fill(255)), 'bd').error).toBeNull();
    expect(prepareSaving(withAddress(fill(256)), 'bd').error?.field).toBe('destination');
  });
});

describe('addressBookStatusOf', () => {
  it("returns whether the draft's customer is new, saved or changed", () => {
    const known = savedCustomerFixture({ unit: '4B back' });
    expect(addressBookStatusOf(draftWith(), null)).toBe('new');
    expect(addressBookStatusOf(draftWith(), known)).toBe('saved');
    expect(addressBookStatusOf(draftWith({ notes: 'Red gate' }), known)).toBe('changed');
    expect(addressBookStatusOf(draftWith({ unit: '' }), known)).toBe('changed');
  });
});

describe('saving to the address book', () => {
  const openScreen = async (save: (request: { readonly body: SaveCustomerBody }) => unknown) => {
    const saved: SaveCustomerBody[] = [];
    const screen = requestScreen({
      handlers: [
        [searchCustomersFx, () => []],
        [
          saveCustomerFx,
          (request: { readonly body: SaveCustomerBody }) => (saved.push(request.body), save(request)),
        ],
      ],
    });
    await screen.open();
    return {
      ...screen,
      saved,
      status: () => screen.scope.getState($addressBookStatus),
      errors: () => screen.scope.getState($errors),
    };
  };
  const savedCustomerOf = ({ body }: { readonly body: SaveCustomerBody }) =>
    savedCustomerFixture({
      name: body.name,
      phoneNumber: body.phone_number,
      unit: body.unit,
      building: body.building,
      address: body.street_address,
      point: { latitude: body.latitude, longitude: body.longitude },
      notes: body.notes,
    });

  // Proves: message.address-saved
  it('shows a toast and changes the status from new to saved', async () => {
    const { pickAddress, fillDetails, fire, notifiedKeys, status } = await openScreen(savedCustomerOf);
    expect(status()).toBeNull();
    await pickAddress();
    await fillDetails();
    expect(status()).toBe('new');
    await fire(addressSaveRequested);

    expect(notifiedKeys()).toEqual(['toast.address-saved']);
    expect(status()).toBe('saved');
  });

  // Proves: message.unable-to-save-address
  it('allows another attempt after a failure', async () => {
    const { pickAddress, fillDetails, fire, notifiedKeys, status, saved } = await openScreen(() =>
      Promise.reject(failureError({ kind: 'offline' })),
    );
    await pickAddress();
    await fillDetails();
    await fire(addressSaveRequested);
    expect(notifiedKeys()).toEqual(['toast.unable-to-save-address']);
    expect(status()).toBe('new');
    await fire(addressSaveRequested);
    expect(saved).toHaveLength(2);
  });

  it('sends nothing when a text is too long, and shows the error until its field is edited', async () => {
    const { pickAddress, fillDetails, fire, errors, saved, notifiedKeys } = await openScreen(savedCustomerOf);
    await pickAddress();
    await fillDetails();
    await fire(fieldChanged, { field: 'notes', value: 'ক'.repeat(334) });
    await fire(addressSaveRequested);
    expect(errors()).toEqual({ notes: 'validation.notes-too-long' });
    expect([saved, notifiedKeys()]).toEqual([[], []]);

    await fire(fieldChanged, { field: 'notes', value: '' });
    expect(errors()).toEqual({});
    await fire(suggestionPicked, placeFixture({ label: '街'.repeat(86) }));
    await fire(addressSaveRequested);
    expect(errors()).toEqual({ destination: 'validation.address-too-long' });
    await fire(suggestionPicked, placeFixture());
    expect(errors()).toEqual({});
  });

  it('saves the moved pin of a picked customer', async () => {
    const { fire, scope, status, saved } = await openScreen(savedCustomerOf);
    await fire(customerPicked, savedCustomerFixture());
    expect(status()).toBe('saved');
    await fire(pinMoved, { latitude: 23.7952, longitude: 90.4071 });
    expect(status()).toBe('changed');
    await fire(addressSaveRequested);

    expect(saved).toMatchObject([
      { phone_number: '+8801611223303', unit: '4B', latitude: 23.7952, longitude: 90.4071 },
    ]);
    expect(scope.getState($draft).destination?.point).toEqual({ latitude: 23.7952, longitude: 90.4071 });
    expect(status()).toBe('saved');
  });
});
