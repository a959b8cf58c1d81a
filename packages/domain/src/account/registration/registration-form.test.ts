import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { blankForm, validateRegistration, type RegistrationForm } from './registration-form.ts';

const complete: RegistrationForm = {
  ...blankForm,
  type: 'NPV',
  businessName: 'Lal Tip Tehari',
  email: 'owner@laltip.example.test',
  isTermsAccepted: true,
};
const passwords = { password: 'Ab1!efgh', repeated: 'Ab1!efgh' };
const errorsOf = (change: Partial<RegistrationForm>) =>
  validateRegistration({ ...complete, ...change }, passwords, markets.bd);

describe('registration form', () => {
  it.each<[string, Partial<RegistrationForm>, ReturnType<typeof errorsOf>]>([
    [
      'an invisible name',
      { businessName: '\u200b' },
      { businessName: 'account.register.business-name-missing' },
    ],
    [
      'a vendor code of 21 characters',
      { type: 'PV', vendorCode: 'x'.repeat(21), vendorEmail: complete.email },
      { vendorCode: 'account.register.too-long' },
    ],
    [
      'an email of more than 254 bytes',
      { email: `${'é'.repeat(124)}@a.test` },
      { email: 'account.register.email-invalid' },
    ],
    ['a VAT number of 9 characters', { vatNumber: '123456789' }, { vatNumber: 'account.register.vat-wrong' }],
  ])('rejects %s at its field', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('accepts an email of 254 bytes', () => {
    expect(errorsOf({ email: `${'é'.repeat(123)}x@a.test` })).toEqual({});
  });
});
