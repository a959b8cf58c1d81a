import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubmission, point } from '../testing/submission-case.ts';
import { toOrderBody } from './order-body.ts';

describe('toOrderBody', () => {
  const fee = { amount: 60, signature: 'signature-1' };

  // Proves: entity.order-body, constant.login-pickup-estimation
  it('joins the address parts, normalizes the texts and includes the fee', () => {
    const draft = {
      unit: ' 4B ',
      building: 'Rose Tower',
      notes: ' ring twice ',
      description: 'Cafe\u0301',
      pickupCode: ' 77 ',
    };
    expect(toOrderBody(createSubmission({ draft }), fee)).toEqual({
      vendor_id: 'k4ch',
      customer: {
        location: { ...point, address: '4B, Rose Tower, 7 Kamal Avenue, Banani', notes: 'ring twice' },
        phone_number: '+8801812345678',
        name: 'Ayesha Rahman',
      },
      order: {
        payment_method: 'CASH_ON_DELIVERY',
        amount: 450,
        description: 'Caf\u00e9',
        cold_bag_needed: false,
      },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: 15,
      delivery_fee: 60,
      signature: 'signature-1',
      pickup_tasks: { pickup_code: '77' },
    });
  });

  it('sends the pickup code and the VAT number with ASCII digits', () => {
    const draft = { pickupCode: 'K-৭৭', vatNumber: '١٢٣٤٥٦٧٨' };
    expect(toOrderBody(createSubmission({ draft }), fee)).toMatchObject({
      vat_number: '12345678',
      pickup_tasks: { pickup_code: 'K-77' },
    });
  });

  // Proves: entity.order-body-pickup-code
  it('omits an empty pickup code', () => {
    expect(toOrderBody(createSubmission({}), fee)).not.toHaveProperty('pickup_tasks');
  });

  // Proves: rule.9
  it('sends 0 for an empty amount in Kuwait', () => {
    expect(
      toOrderBody(createSubmission({ country: 'kw', currency: 'KWD', draft: { amount: '' } }), fee)?.order
        .amount,
    ).toBe(0);
  });

  it('reduces an unparsed phone number to ASCII digits and a leading plus', () => {
    const phone = { text: '＋৮৮০ ১৮১২-৩৪৫৬৭৮', e164: null, possible: true };
    expect(toOrderBody(createSubmission({ draft: { phone } }), fee)?.customer.phone_number).toBe(
      '+8801812345678',
    );
  });

  // Proves: rule.phone-digits
  it('converts phone digits of any script and drops separators', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const numberingSystem = fc.constantFrom(
      'latn',
      'arab',
      'arabext',
      'beng',
      'deva',
      'thai',
      'laoo',
      'mymr',
      'khmr',
      'fullwide',
    );
    const separatorMark = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u200e');
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 4, maxLength: 15 }),
        numberingSystem,
        separatorMark,
        fc.boolean(),
        (digits, numerals, separator, hasPlus) => {
          const { format } = new Intl.NumberFormat(`en-u-nu-${numerals}`);
          const text = (hasPlus ? '+' : '') + digits.map((digitValue) => format(digitValue)).join(separator);
          const phone = { text, e164: null, possible: true };
          const expected = (hasPlus ? '+' : '') + digits.join('');
          expect(toOrderBody(createSubmission({ draft: { phone } }), fee)?.customer.phone_number).toBe(
            expected,
          );
        },
      ),
    );
  });

  it('trims the VAT number and sends null for an empty one', () => {
    const sent = (vatNumber: string) =>
      toOrderBody(createSubmission({ draft: { vatNumber } }), fee)?.vat_number;
    expect(sent(' BD123456 ')).toBe('BD123456');
    expect(sent('  ')).toBeNull();
  });
});
