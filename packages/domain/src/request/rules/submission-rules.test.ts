import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../platform/money/parse-amount.ts';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { toOrderBody } from './order-body.ts';
import { firstBrokenRule, submissionSchema, type SubmissionInput } from './submission-rules.ts';

const point = { latitude: 23.79, longitude: 90.4 };
const filled: Draft = {
  ...emptyDraft('draft-1'),
  destinationText: '7 Kamal Avenue, Banani',
  destination: { address: '7 Kamal Avenue, Banani', point, city: null, area: null },
  customerName: 'Ayesha Rahman',
  phone: { text: '01812-345678', e164: '+8801812345678', possible: true },
  amount: '450',
};

interface Case {
  readonly draft?: Partial<Draft>;
  readonly country?: string;
  readonly currency?: string;
  readonly vendorId?: string | null;
  readonly paymentMethod?: SubmissionInput['paymentMethod'];
}
const input = ({
  draft = {},
  country = 'bd',
  currency = 'BDT',
  vendorId = 'k4ch',
  paymentMethod = 'CASH_ON_DELIVERY',
}: Case): SubmissionInput => {
  const merged = { ...filled, ...draft };
  return { vendorId, country, draft: merged, amount: parseAmount(merged.amount, currency), paymentMethod };
};
const brokenRuleKey = (testCase: Case) => firstBrokenRule(input(testCase))?.key ?? null;

describe('submission rules', () => {
  it('accepts a complete draft', () => {
    expect(brokenRuleKey({})).toBeNull();
  });

  // Proves: rule.1, rule.2, rule.3, rule.4, rule.5, rule.6, rule.7, rule.8, rule.9, rule.10, rule.11
  // Proves: constant.description, constant.pickup-code, constant.minimum-amount-pkr
  it.each<[situation: string, key: string, testCase: Case]>([
    ['a missing vendor', 'error.cant-retrieve-vendor-rar', { vendorId: null }],
    [
      'a blank unit in Singapore',
      'validation.fill-unit-number',
      { country: 'sg', currency: 'SGD', draft: { unit: ' ' } },
    ],
    ['a blank name', 'validation.fill-customer-name', { draft: { customerName: ' \n' } }],
    ['a digit in the name', 'validation.wrong-customer-name', { draft: { customerName: 'Asha 2' } }],
    ['a Bangla digit in the name', 'validation.wrong-customer-name', { draft: { customerName: 'আশা ২' } }],
    ['an Arabic digit in the name', 'validation.wrong-customer-name', { draft: { customerName: 'عائشة ٢' } }],
    [
      'no phone number',
      'validation.fill-customer-phone',
      { draft: { phone: { text: '', e164: null, possible: false } } },
    ],
    [
      'an incomplete phone number',
      'validation.phone-incorrect',
      { draft: { phone: { text: '123', e164: null, possible: false } } },
    ],
    [
      'a description of 201 characters',
      'validation.fill-description',
      { draft: { description: '🛵'.repeat(201) } },
    ],
    [
      'a pickup code of 31 characters',
      'request.pickup-code.submit.validation-error.length',
      { draft: { pickupCode: 'x'.repeat(31) } },
    ],
    ['no address', 'validation.fill-address', { draft: { destinationText: '', destination: null } }],
    ['an address without coordinates', 'validation.invalid-coordinates', { draft: { destination: null } }],
    [
      'an address at 0,0',
      'validation.invalid-coordinates',
      {
        draft: {
          destination: { address: 'x', point: { latitude: 0, longitude: 0 }, city: null, area: null },
        },
      },
    ],
    ['no amount', 'validation.fill-amount', { draft: { amount: '' } }],
    ['an amount that is not a number', 'validation.fill-amount', { draft: { amount: 'a lot' } }],
    [
      'an amount in Kuwait that is not a number',
      'validation.fill-amount',
      { country: 'kw', currency: 'KWD', draft: { amount: 'a lot' } },
    ],
    [
      '99 rupees in Pakistan',
      'validation.minimum-amount-pkr',
      { country: 'pk', currency: 'PKR', draft: { amount: '99' } },
    ],
    [
      'a paid order of 0 rupees in Pakistan',
      'validation.minimum-amount-pkr',
      { country: 'pk', currency: 'PKR', draft: { amount: '0' }, paymentMethod: 'PAID' },
    ],
    ['no payment method', 'validation.fill-payment-method', { paymentMethod: null }],
    ['a VAT number of 7 digits', 'vat.wrong', { draft: { vatNumber: '1234567' } }],
    ['a VAT number of 9 digits', 'vat.wrong', { draft: { vatNumber: '123456789' } }],
    [
      'no payment method and a wrong VAT number',
      'validation.fill-payment-method',
      { paymentMethod: null, draft: { vatNumber: '1' } },
    ],
  ])('rejects %s with %s', (_, key, testCase) => expect(brokenRuleKey(testCase)).toBe(key));

  // Proves: rule.5, rule.6, rule.9, rule.10, constant.description, constant.pickup-code
  // Proves: constant.minimum-amount-pkr
  it.each<[string, Case]>([
    ['an amount of 0', { draft: { amount: '0' } }],
    ['no amount in Kuwait', { country: 'kw', currency: 'KWD', draft: { amount: '' } }],
    ['100 rupees in Pakistan', { country: 'pk', currency: 'PKR', draft: { amount: '100' } }],
    [
      'a description of 200 characters and spaces around it',
      { draft: { description: ` ${'🛵'.repeat(200)} ` } },
    ],
    ['a pickup code of 30 characters', { draft: { pickupCode: 'x'.repeat(30) } }],
    ['a VAT number of 8 characters and spaces around it', { draft: { vatNumber: ' ১২৩৪৫৬৭৮ ' } }],
    ['a unit in Singapore', { country: 'sg', currency: 'SGD', draft: { unit: '#05-12' } }],
  ])('accepts %s', (_, testCase) => expect(brokenRuleKey(testCase)).toBeNull());

  it('reports only the first of several broken rules', () => {
    expect(brokenRuleKey({ draft: { ...emptyDraft('draft-1') }, country: 'sg' })).toBe(
      'validation.fill-unit-number',
    );
    expect(brokenRuleKey({ draft: { ...emptyDraft('draft-1') }, country: 'bd' })).toBe(
      'validation.fill-customer-name',
    );
  });
});

/**
 * The possible violations of each field, in the order of the specification. A test input has at most one of
 * each.
 */
const violations: readonly (readonly (readonly [key: string, violation: Case, country?: string])[])[] = [
  [['error.cant-retrieve-vendor-rar', { vendorId: null }]],
  [['validation.fill-unit-number', { draft: { unit: '' } }, 'sg']],
  [
    ['validation.fill-customer-name', { draft: { customerName: '' } }],
    ['validation.wrong-customer-name', { draft: { customerName: 'Flat ৭' } }],
  ],
  [
    ['validation.fill-customer-phone', { draft: { phone: { text: ' ', e164: null, possible: false } } }],
    ['validation.phone-incorrect', { draft: { phone: { text: '+88018', e164: null, possible: false } } }],
  ],
  [['validation.fill-description', { draft: { description: 'ক'.repeat(201) } }]],
  [['request.pickup-code.submit.validation-error.length', { draft: { pickupCode: '0'.repeat(31) } }]],
  [
    ['validation.fill-address', { draft: { destinationText: ' ', destination: null } }],
    ['validation.invalid-coordinates', { draft: { destinationText: '7 Kamal Avenue', destination: null } }],
  ],
  [
    ['validation.fill-amount', { draft: { amount: '1.2.3' } }],
    ['validation.minimum-amount-pkr', { draft: { amount: '99' } }, 'pk'],
  ],
  [['validation.fill-payment-method', { paymentMethod: null }]],
];

describe('submission schema of a country', () => {
  // Proves: rule.order
  it('reports one issue, for the first broken rule', () => {
    const choices = fc.tuple(...violations.map((options) => fc.option(fc.constantFrom(...options))));
    fc.assert(
      fc.property(choices, fc.constantFrom('bd', 'sg', 'pk', 'kw', 'jp'), (chosen, country) => {
        const brokenOptions = chosen.filter((option) => option && (option[2] ?? country) === country);
        const all = brokenOptions.map((option) => option?.[1] ?? {});
        const draft = Object.assign(
          { unit: '#05-12' },
          ...all.map((violation) => violation.draft),
        ) as Partial<Draft>;
        const submission = input({ ...Object.assign({}, ...all), draft, country } as Case);

        const issues = z.safeParse(submissionSchema(country), submission).error?.issues ?? [];
        expect(issues.map(({ message }) => message)).toEqual(
          brokenOptions.slice(0, 1).map((option) => option?.[0]),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

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
    expect(toOrderBody(input({ draft }), fee)).toEqual({
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

  // Proves: entity.order-body-pickup-code
  it('omits an empty pickup code', () => {
    expect(toOrderBody(input({}), fee)).not.toHaveProperty('pickup_tasks');
  });

  // Proves: rule.9
  it('sends 0 for an empty amount in Kuwait', () => {
    expect(
      toOrderBody(input({ country: 'kw', currency: 'KWD', draft: { amount: '' } }), fee)?.order.amount,
    ).toBe(0);
  });

  it('reduces an unparsed phone number to ASCII digits and a leading plus', () => {
    const phone = { text: '＋৮৮০ ১৮১২-৩৪৫৬৭৮', e164: null, possible: true };
    expect(toOrderBody(input({ draft: { phone } }), fee)?.customer.phone_number).toBe('+8801812345678');
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
          expect(toOrderBody(input({ draft: { phone } }), fee)?.customer.phone_number).toBe(expected);
        },
      ),
    );
  });

  it('trims the VAT number and sends null for an empty one', () => {
    const sent = (vatNumber: string) => toOrderBody(input({ draft: { vatNumber } }), fee)?.vat_number;
    expect(sent(' BD123456 ')).toBe('BD123456');
    expect(sent('  ')).toBeNull();
  });
});
