import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toVendor } from '../../api/vendor-wire.ts';
import type { WireVendor } from '../../contracts/vendor.ts';
import { isUsablePoint } from '../../platform/geo/point.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { blankOrigin, validateOrigin, parseOrigin, toSender, type OriginForm } from './origin-form.ts';

const stall = placeFixture({ label: '3 Mela Ground, Banani', point: { latitude: 23.79, longitude: 90.41 } });
const phone = { text: '01711-000111', e164: '+8801711000111', possible: true };

describe('origin form', () => {
  const complete: OriginForm = {
    ...blankOrigin,
    text: stall.label,
    place: { address: stall.label, point: stall.point ?? { latitude: 1, longitude: 1 } },
    name: 'Mela Kitchen',
    phone,
  };

  it.each([
    ['address', 'validation.fill-address', { text: ' ', place: null }],
    ['address', 'validation.invalid-coordinates', { place: null }],
    ['address', 'validation.address-too-long', { place: { ...complete.place, address: 'ঢ'.repeat(86) } }],
    ['phone', 'validation.phone-incorrect', { phone: { ...phone, possible: false } }],
    ['email', 'origin.email-invalid', { email: 'mela@' }],
    ['email', 'origin.email-invalid', { email: `${'x'.repeat(250)}@a.test` }],
    ['name', 'origin.name-missing', { name: ' \u200b' }],
    ['name', 'validation.name-too-long', { name: 'x'.repeat(101) }],
    ['unit', 'validation.address-too-long', { unit: 'x'.repeat(101) }],
    ['building', 'validation.address-too-long', { building: 'x'.repeat(101) }],
    ['notes', 'validation.notes-too-long', { notes: 'ঢ'.repeat(334) }],
  ] as const)('rejects an invalid %s with %s', (field, key, change) => {
    expect(validateOrigin({ ...complete, ...(change as Partial<OriginForm>) })).toEqual({ [field]: key });
  });

  // Proves: entity.order-body-sender
  it('yields a sender with a normalized phone number if and only if it is valid', () => {
    const form = fc.record({
      text: fc.string(),
      place: fc.option(
        fc.record({
          address: fc.string({ minLength: 1, maxLength: 300 }),
          point: fc.record({
            latitude: fc.double({ min: -90, max: 90, noNaN: true }),
            longitude: fc.double({ min: -180, max: 180, noNaN: true }),
          }),
        }),
      ),
      unit: fc.string(),
      building: fc.string(),
      notes: fc.string({ maxLength: 1200 }),
      name: fc.string(),
      email: fc.oneof(fc.constant(''), fc.emailAddress(), fc.string()),
      phone: fc.record({
        text: fc.stringMatching(/^[0-9 +-]*$/),
        e164: fc.option(fc.constant('+8801711000111')),
        possible: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(form, (values) => {
        const sender = toSender(values);
        expect(sender === null).toBe(Object.keys(validateOrigin(values)).length > 0);
        if (sender) expect(sender.phone_number).toMatch(/^\+?[0-9]*$/);
      }),
    );
  });
});

describe('stored origin', () => {
  it.each([null, '', '{', '{"version":2}', '{"version":1,"isConfirmed":true,"form":{}}'])(
    'is null when parsed from %j',
    (text) => {
      expect(parseOrigin(text)).toBeNull();
    },
  );
});

describe('outlet with origin_address_required', () => {
  // Proves: transition.origin-required
  it('has no point although the service sends coordinates', () => {
    const wire: WireVendor = {
      vendor_id: 'n8tk',
      parent_vendor_id: null,
      client_vendor_id: null,
      is_active: true,
      is_registered: true,
      is_parent: false,
      flags: { payment_methods: {}, origin_address_required: true },
      estimation_pick_up_time: null,
      vendor_information: {
        name: 'Food Truck',
        owners: [],
        currency: 'BDT',
        contact: { phone: null },
        location: {
          address_text: 'Depot',
          building: null,
          unit: null,
          city: null,
          country_code: 'bd',
          latitude: 23.78,
          longitude: 90.4,
          postal_code: null,
          street: null,
          street_number: null,
          rider_instructions: null,
        },
      },
    };

    expect(toVendor(wire).point).toBeNull();
    expect(isUsablePoint(toVendor({ ...wire, flags: { payment_methods: {} } }).point)).toBe(true);
  });
});
