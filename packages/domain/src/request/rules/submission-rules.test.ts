import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { createSubmission, type SubmissionCase } from '../testing/submission-case.ts';
import { firstBrokenRule } from './submission-rules.ts';
import { submissionSchema } from './submission-schema.ts';

const brokenRuleKey = (testCase: SubmissionCase) => firstBrokenRule(createSubmission(testCase))?.key ?? null;

describe('firstBrokenRule', () => {
  it('accepts a complete draft', () => {
    expect(brokenRuleKey({})).toBeNull();
  });

  // Proves: rule.1, rule.2, rule.3, rule.4, rule.5, rule.6, rule.7, rule.8, rule.9, rule.10, rule.11
  // Proves: constant.description, constant.pickup-code, constant.minimum-amount-pkr
  it.each<[situation: string, key: string, testCase: SubmissionCase]>([
    ['a missing vendor', 'error.cant-retrieve-vendor-rar', { vendorId: null }],
    [
      'a blank unit in Singapore',
      'validation.fill-unit-number',
      { country: 'sg', currency: 'SGD', draft: { unit: ' ' } },
    ],
    ['a blank name', 'validation.fill-customer-name', { draft: { customerName: ' \n' } }],
    ['an invisible name', 'validation.fill-customer-name', { draft: { customerName: '\u200b\u3164' } }],
    ['a name of 101 characters', 'validation.name-too-long', { draft: { customerName: '🛵'.repeat(101) } }],
    ['a unit of 101 characters', 'validation.address-too-long', { draft: { unit: 'x'.repeat(101) } }],
    ['a building of 101 characters', 'validation.address-too-long', { draft: { building: 'x'.repeat(101) } }],
    [
      'an address of more than 1000 characters with its unit',
      'validation.address-too-long',
      { draft: { unit: '4B', destinationText: 'ক'.repeat(999) } },
    ],
    ['notes of 1001 bytes', 'validation.notes-too-long', { draft: { notes: 'x'.repeat(1001) } }],
    ['more than ten million taka', 'validation.amount-too-large', { draft: { amount: '10000000.01' } }],
    [
      'more than a million dinars in Kuwait',
      'validation.amount-too-large',
      { country: 'kw', currency: 'KWD', draft: { amount: '1000000.001' } },
    ],
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
    ['an amount that is not a number', 'validation.amount-digits', { draft: { amount: 'a lot' } }],
    ['a negative amount', 'validation.amount-digits', { draft: { amount: '-5' } }],
    ["another currency's sign", 'validation.amount-digits', { draft: { amount: '$500' } }],
    ['thousandths of a taka', 'validation.amount-two-decimals', { draft: { amount: '12.345' } }],
    ...['PKR', 'LAK', 'MMK', 'HUF', 'TWD'].map((currency): [string, string, SubmissionCase] => [
      `thousandths in ${currency}`,
      'validation.amount-two-decimals',
      { currency, draft: { amount: '112.345' } },
    ]),
    ...['IQD', 'KWD', 'BHD'].map((currency): [string, string, SubmissionCase] => [
      `ten-thousandths in ${currency}`,
      'validation.amount-three-decimals',
      { currency, draft: { amount: '112.3456' } },
    ]),
    [
      'a decimal in Japan',
      'validation.amount-no-decimals',
      { country: 'jp', currency: 'JPY', draft: { amount: '1500.5' } },
    ],
    [
      'an amount in Kuwait that is not a number',
      'validation.amount-digits',
      { country: 'kw', currency: 'KWD', draft: { amount: 'a lot' } },
    ],
    [
      '99 rupees in Pakistan',
      'validation.minimum-amount-pkr',
      { country: 'pk', currency: 'PKR', draft: { amount: '99' } },
    ],
    [
      '99.99 rupees in Pakistan',
      'validation.minimum-amount-pkr',
      { country: 'pk', currency: 'PKR', draft: { amount: '99.99' } },
    ],
    [
      'a negative amount in Pakistan',
      'validation.minimum-amount-pkr',
      { country: 'pk', currency: 'PKR', draft: { amount: '-5' } },
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
  it.each<[string, SubmissionCase]>([
    ['a name of 100 characters', { draft: { customerName: '🛵'.repeat(100) } }],
    ['notes of 1000 bytes', { draft: { notes: ` ${'🛵'.repeat(250)} ` } }],
    ['ten million taka', { draft: { amount: '10,000,000' } }],
    ['an amount of 0', { draft: { amount: '0' } }],
    ['an amount with the sign of its currency', { draft: { amount: '৳500' } }],
    ['an amount with a word for its currency', { draft: { amount: '500 tk' } }],
    ...(
      [
        ['PKR', '100.99'],
        ['IQD', '100.999'],
        ['LAK', '100.99'],
        ['MMK', '100.99'],
        ['JPY', '100'],
        ['KWD', '100.999'],
        ['BHD', '100.999'],
        ['HUF', '100.99'],
        ['TWD', '100.99'],
      ] as const
    ).map(([currency, amount]): [string, SubmissionCase] => [
      `${amount} ${currency}`,
      { currency, draft: { amount } },
    ]),
    ['no amount in Kuwait', { country: 'kw', currency: 'KWD', draft: { amount: '' } }],
    ['100 rupees in Pakistan', { country: 'pk', currency: 'PKR', draft: { amount: '100' } }],
    ['100.01 rupees in Pakistan', { country: 'pk', currency: 'PKR', draft: { amount: '100.01' } }],
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
 * The possible violations of each field, in the order of the specification. A test input has at most one
 * violation per field.
 */
const violations: readonly (readonly (readonly [
  key: string,
  violation: SubmissionCase,
  country?: string,
])[])[] = [
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
    ['validation.amount-digits', { draft: { amount: '1.2.3' } }],
    ['validation.fill-amount', { draft: { amount: ' ' } }, 'bd'],
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
        const submission = createSubmission({
          ...Object.assign({}, ...all),
          draft,
          country,
        } as SubmissionCase);

        const issues = z.safeParse(submissionSchema, submission).error?.issues ?? [];
        expect(issues.map(({ message }) => message)).toEqual(
          brokenOptions.slice(0, 1).map((option) => option?.[0]),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
