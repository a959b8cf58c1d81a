import { describe, expect, it } from 'vitest';
import { flagsResponseSchema } from './flags-response.ts';
import { flagDefaults, flagNames } from './flags.ts';

describe('the flag table', () => {
  // Proves: flag.*
  it.each(flagNames.map((name) => [name, name === 'Helpcenter'] as const))(
    'sets %s to %s by default',
    (name, isOn) => {
      expect(flagDefaults[name]).toBe(isOn);
    },
  );

  it('lists the 35 flags of the specification, with separate flags for editing and adding outlets', () => {
    expect(flagNames).toHaveLength(35);
    expect(flagNames).toEqual(expect.arrayContaining(['EditVendorOutlet', 'AddVendorOutlet']));
  });

  // Proves: flag-rule.fallback-defaults
  it('defaults to no maintenance, a visible help centre and hidden pickup codes', () => {
    expect(flagDefaults).toMatchObject({
      PlannedMaintenance: false,
      UnplannedMaintenance: false,
      Helpcenter: true,
      PickupCodeDisplay: false,
    });
  });
});

describe('the flags response schema', () => {
  it('accepts missing flags and drops unknown ones', () => {
    expect(flagsResponseSchema.parse({ Voucher: true, FromTheFuture: 'maybe' })).toEqual({ Voucher: true });
  });

  it.each([null, [], {}, 'on', { message: 'unauthorized' }, { Voucher: 'true' }, { PlannedMaintenance: 1 }])(
    'rejects the body %j',
    (body) => {
      expect(flagsResponseSchema.safeParse(body).success).toBe(false);
    },
  );
});
