import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethods } from '../../contracts/payment-method.ts';
import { availableMethods, type MethodsInput } from './available-methods.ts';

const defaultInput: MethodsInput = {
  vendorMethods: ['PAID', 'CASH_ON_DELIVERY'],
  country: 'bd',
  countryList: ['cash on delivery', 'online payment'],
  isGuest: false,
  isOnlineActivated: false,
  flags: { NoPaymentMethod: false, CreditCardTaiwan: false },
};
const methodsOf = (changes: Partial<MethodsInput>) => availableMethods({ ...defaultInput, ...changes });

describe('availableMethods', () => {
  // Proves: constant.payment-methods
  it('lists the methods of the vendor with cash first', () => {
    expect(methodsOf({})).toEqual(['CASH_ON_DELIVERY', 'PAID']);
    expect(methodsOf({ vendorMethods: ['PAID'] })).toEqual(['PAID']);
    expect(methodsOf({ vendorMethods: [] })).toEqual([]);
  });

  // Proves: call-rule.parameter-payment-methods
  it("includes cash if the country's list contains it or is unknown", () => {
    expect(methodsOf({ countryList: ['online payment'] })).toEqual(['PAID']);
    expect(methodsOf({ countryList: [] })).toEqual(['PAID']);
    expect(methodsOf({ countryList: null })).toEqual(['CASH_ON_DELIVERY', 'PAID']);
  });

  // Proves: permission.online-payment, rule.payment-enabled
  it('includes online payment for guests and activated countries if the country lists it', () => {
    const methodsWithOnline = ['CASH_ON_DELIVERY', 'PAID', 'ONLINE_PAYMENT'];
    expect(methodsOf({ isOnlineActivated: true })).toEqual(methodsWithOnline);
    expect(methodsOf({ isGuest: true })).toEqual(['CASH_ON_DELIVERY', 'ONLINE_PAYMENT']);
    expect(methodsOf({ isOnlineActivated: true, countryList: ['cash on delivery'] })).not.toContain(
      'ONLINE_PAYMENT',
    );
    expect(methodsOf({ isOnlineActivated: true, vendorMethods: ['CASH_ON_DELIVERY'] })).toEqual([
      'CASH_ON_DELIVERY',
    ]);
  });

  it('excludes PAID for guests, even while the list of the country is unknown', () => {
    expect(methodsOf({ isGuest: true, countryList: null })).toEqual(['CASH_ON_DELIVERY']);
    expect(methodsOf({ isGuest: true, countryList: ['cash on delivery'] })).toEqual(['CASH_ON_DELIVERY']);
  });

  it('excludes PAID in an activated country that lists online payment without cash', () => {
    const countryList = ['online payment'];
    expect(methodsOf({ countryList, isOnlineActivated: true })).toEqual(['ONLINE_PAYMENT']);
    expect(methodsOf({ countryList, isOnlineActivated: null })).toEqual([]);
    expect(methodsOf({ countryList, isOnlineActivated: false })).toEqual(['PAID']);
    expect(methodsOf({ countryList: [], isOnlineActivated: true })).toEqual(['PAID']);
  });

  // Proves: permission.online-payment, rule.payment-enabled
  it('excludes online payment for accounts in countries without activation', () => {
    fc.assert(
      fc.property(
        fc.subarray([...paymentMethods]),
        fc.option(fc.subarray(['cash on delivery', 'online payment', 'barter'])),
        fc.constantFrom('bd', 'tw', 'kw'),
        fc.boolean(),
        (vendorMethods, countryList, country, CreditCardTaiwan) => {
          const flags = { NoPaymentMethod: false, CreditCardTaiwan };
          const methods = methodsOf({ vendorMethods, countryList, country, flags });
          expect(methods).not.toContain('ONLINE_PAYMENT');
          expect(methods.filter((method) => !vendorMethods.some((own) => own === method))).toEqual([]);
        },
      ),
    );
  });

  // Proves: flag-effect.credit-card-taiwan, constant.payment-methods
  it('includes card payment at the door in Taiwan only with its flag', () => {
    const vendorMethods = ['PAID', 'PAYMENT_ON_DELIVERY'] as const;
    const flags = { NoPaymentMethod: false, CreditCardTaiwan: true };
    expect(methodsOf({ vendorMethods, country: 'tw' })).toEqual(['PAID']);
    expect(methodsOf({ vendorMethods, country: 'tw', flags })).toEqual(['PAID', 'PAYMENT_ON_DELIVERY']);
    expect(methodsOf({ vendorMethods, country: 'bd' })).toEqual(['PAID', 'PAYMENT_ON_DELIVERY']);
  });

  // Proves: constant.payment-methods
  it('includes only NONE with the flag NoPaymentMethod', () => {
    const flags = { NoPaymentMethod: true, CreditCardTaiwan: false };
    expect(methodsOf({ flags, vendorMethods: [] })).toEqual(['NONE']);
  });
});
