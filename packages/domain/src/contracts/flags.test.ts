import { describe, expect, it } from 'vitest';
import { flagsAnswerSchema } from './flags-answer.ts';
import { flagDefaults, flagNames } from './flags.ts';

describe('the table of flags', () => {
  // Proves: flag.*
  it.each(flagNames.map((name) => [name, name === 'Helpcenter'] as const))(
    'has a default for %s: %s',
    (name, isOn) => {
      expect(flagDefaults[name]).toBe(isOn);
    },
  );

  it('names every flag of the specification, with editing and adding outlets apart', () => {
    expect(flagNames).toHaveLength(35);
    expect(flagNames).toEqual(expect.arrayContaining(['EditVendorOutlet', 'AddVendorOutlet']));
  });

  // Proves: flag-rule.fallback-defaults
  it('falls back to no maintenance, a help centre and no pickup codes', () => {
    expect(flagDefaults).toMatchObject({
      PlannedMaintenance: false,
      UnplannedMaintenance: false,
      Helpcenter: true,
      PickupCodeDisplay: false,
    });
  });
});

describe('the answer of a flag provider', () => {
  it('may leave flags out, and may know more than we do', () => {
    expect(flagsAnswerSchema.parse({ Voucher: true, FromTheFuture: 'maybe' })).toEqual({ Voucher: true });
  });

  it.each([null, [], {}, 'on', { message: 'unauthorized' }, { Voucher: 'true' }, { PlannedMaintenance: 1 }])(
    'is not %j',
    (body) => {
      expect(flagsAnswerSchema.safeParse(body).success).toBe(false);
    },
  );
});
