import type { CountryCode, Sender, PaymentChoice } from '../../contracts/index.ts';
import { isBlank, requestLimits, textLimits } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import type { ParsedAmount } from '../../platform/money/index.ts';
import { byteCount, hasDigit, characterCount, normalizeText } from '../../platform/text/index.ts';
import type { Draft, RequestField, RequestTextKey } from '../draft/index.ts';

/** The values that the submission rules validate. */
export interface SubmissionInput {
  /** Null until the vendor has loaded. */
  readonly vendorId: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** The draft without the values of hidden fields. */
  readonly draft: Draft;
  readonly amount: ParsedAmount;
  /** The payment method to send. Null if none is available. */
  readonly paymentMethod: PaymentChoice | null;
  /** The person who hands over the order. Only for vendors without coordinates. */
  readonly sender?: Sender | null;
}

/** A field and the translation key of its error. */
export interface FieldError {
  readonly field: RequestField;
  readonly key: RequestTextKey;
}

interface Rule extends FieldError {
  /** The only country in which the rule applies. */
  readonly only?: CountryCode;
  /** The only country in which the rule does not apply. */
  readonly except?: CountryCode;
  readonly isBroken: (input: SubmissionInput) => boolean;
}

const isEmpty = (text: string): boolean => normalizeText(text) === '';
const exceeds = (text: string, characters: number): boolean =>
  characterCount(normalizeText(text)) > characters;

/** The rule for amounts with more decimals than the currency has. */
const tooPrecise = (decimals: number, key: RequestTextKey): Rule => ({
  field: 'amount',
  key,
  isBroken: ({ amount }) => !amount.ok && amount.decimals === decimals,
});

/**
 * The submission rules in the order of specification 000, section 5, followed by rules that the specification
 * leaves open.
 */
const submissionRules: readonly Rule[] = [
  { field: 'vendor', key: 'error.cant-retrieve-vendor-rar', isBroken: ({ vendorId }) => vendorId === null },
  {
    field: 'unit',
    key: 'validation.fill-unit-number',
    only: 'sg',
    isBroken: ({ draft }) => isEmpty(draft.unit),
  },
  {
    field: 'customerName',
    key: 'validation.fill-customer-name',
    isBroken: ({ draft }) => isBlank(draft.customerName),
  },
  {
    field: 'customerName',
    key: 'validation.wrong-customer-name',
    isBroken: ({ draft }) => hasDigit(draft.customerName),
  },
  {
    field: 'phone',
    key: 'validation.fill-customer-phone',
    isBroken: ({ draft }) => isEmpty(draft.phone.text),
  },
  {
    field: 'phone',
    key: 'validation.phone-incorrect',
    isBroken: ({ draft }) => draft.phone.possible === false,
  },
  {
    field: 'description',
    key: 'validation.fill-description',
    isBroken: ({ draft }) => exceeds(draft.description, requestLimits.descriptionCharacters),
  },
  {
    field: 'pickupCode',
    key: 'request.pickup-code.submit.validation-error.length',
    isBroken: ({ draft }) => exceeds(draft.pickupCode, requestLimits.pickupCodeCharacters),
  },
  {
    field: 'destination',
    key: 'validation.fill-address',
    isBroken: ({ draft }) => isEmpty(draft.destination?.address ?? draft.destinationText),
  },
  {
    field: 'destination',
    key: 'validation.invalid-coordinates',
    isBroken: ({ draft }) => !isUsablePoint(draft.destination?.point),
  },
  {
    field: 'amount',
    key: 'validation.amount-too-large',
    isBroken: ({ amount }) => !amount.ok && amount.reason === 'too-large',
  },
  // In Kuwait the amount is optional and defaults to 0.
  {
    field: 'amount',
    key: 'validation.fill-amount',
    except: 'kw',
    isBroken: ({ amount }) => !amount.ok && amount.reason === 'empty',
  },
  // Before the rule for unreadable amounts, because a negative amount is below the minimum too.
  {
    field: 'amount',
    key: 'validation.minimum-amount-pkr',
    only: 'pk',
    isBroken: ({ amount }) =>
      amount.ok ? amount.amount < requestLimits.minimumAmountPkr : amount.reason === 'negative',
  },
  tooPrecise(0, 'validation.amount-no-decimals'),
  tooPrecise(2, 'validation.amount-two-decimals'),
  tooPrecise(3, 'validation.amount-three-decimals'),
  {
    field: 'amount',
    key: 'validation.amount-digits',
    isBroken: ({ amount }) => !amount.ok && amount.reason !== 'empty',
  },
  {
    field: 'paymentMethod',
    key: 'validation.fill-payment-method',
    isBroken: ({ paymentMethod }) => paymentMethod === null,
  },
  // Specification 000 does not list this rule, so it follows the listed ones. The VAT number is optional
  // (specification 001, section 5).
  {
    field: 'vatNumber',
    key: 'vat.wrong',
    isBroken: ({ draft }) =>
      ![0, requestLimits.vatNumberCharacters].includes(characterCount(normalizeText(draft.vatNumber))),
  },
  // The service refuses longer texts.
  {
    field: 'customerName',
    key: 'validation.name-too-long',
    isBroken: ({ draft }) => exceeds(draft.customerName, textLimits.name),
  },
  {
    field: 'unit',
    key: 'validation.address-too-long',
    isBroken: ({ draft }) => exceeds(draft.unit, textLimits.addressPart),
  },
  {
    field: 'building',
    key: 'validation.address-too-long',
    isBroken: ({ draft }) => exceeds(draft.building, textLimits.addressPart),
  },
  {
    field: 'destination',
    key: 'validation.address-too-long',
    isBroken: ({ draft }) =>
      exceeds([draft.unit, draft.building, draft.destinationText].join(', '), textLimits.address),
  },
  {
    field: 'notes',
    key: 'validation.notes-too-long',
    isBroken: ({ draft }) => byteCount(normalizeText(draft.notes)) > requestLimits.notesBytes,
  },
];

/**
 * Returns the rules that apply in a country, in order.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export const rulesFor = (country: string): readonly Rule[] =>
  submissionRules.filter(({ only = country, except }) => only === country && except !== country);

/** The fields in the order in which the rules check them. */
export const fieldOrder: readonly RequestField[] = [...new Set(submissionRules.map(({ field }) => field))];

/**
 * Returns the broken rules in order. A field that breaks several rules is listed once, with the first of them.
 */
export const findBrokenRules = (input: SubmissionInput): readonly FieldError[] => {
  const keys = new Map<RequestField, RequestTextKey>();
  for (const { field, key, isBroken } of rulesFor(input.country))
    if (!keys.has(field) && isBroken(input)) keys.set(field, key);
  return [...keys].map(([field, key]) => ({ field, key }));
};

/** Returns the first broken rule, or null if the input is valid. */
export const firstBrokenRule = (input: SubmissionInput): FieldError | null => {
  const rule = rulesFor(input.country).find(({ isBroken }) => isBroken(input));
  return rule ? { field: rule.field, key: rule.key } : null;
};
