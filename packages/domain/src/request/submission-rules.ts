import type { Sender } from '../contracts/order.ts';
import type { PaymentMethod } from '../contracts/payment-method.ts';
import { limits } from '../contracts/limits.ts';
import { isUsablePoint } from '../geo/point.ts';
import type { ParsedAmount } from '../money/parse-amount.ts';
import { hasDigit } from '../text/ascii-digits.ts';
import { characterCount, plainText } from '../text/plain-text.ts';
import type { Draft, RequestField } from './draft.ts';
import type { RequestTextKey } from './texts.ts';

/** Everything the rules look at. */
export interface SubmissionInput {
  /** Null while the vendor is not known. */
  readonly vendorId: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly draft: Draft;
  readonly amount: ParsedAmount;
  /** The method that would be sent; null when there is none to send. */
  readonly paymentMethod: PaymentMethod | null;
  /** Who hands the order over, where the vendor has no place of its own. */
  readonly sender?: Sender | null;
}

/** An error and where it stands. */
export interface Fault {
  readonly field: RequestField;
  readonly key: RequestTextKey;
}

interface Rule extends Fault {
  readonly isBroken: (input: SubmissionInput) => boolean;
}

const PAKISTAN_MINIMUM = 100;
const isEmpty = (text: string): boolean => plainText(text) === '';
const exceeds = (text: string, characters: number): boolean => characterCount(plainText(text)) > characters;

/** In Kuwait an amount may be left out, which sends 0; one that cannot be read is missing everywhere. */
const isAmountMissing = ({ amount, country }: SubmissionInput): boolean =>
  !amount.ok && !(country === 'kw' && amount.reason === 'empty');

/** The rules of a submission in the order of specification 000, section 5; the first that is broken is the one to show. */
export const submissionRules: readonly Rule[] = [
  { field: 'vendor', key: 'error.cant-retrieve-vendor-rar', isBroken: ({ vendorId }) => vendorId === null },
  {
    field: 'unit',
    key: 'validation.fill-unit-number',
    isBroken: ({ country, draft }) => country === 'sg' && isEmpty(draft.unit),
  },
  {
    field: 'customerName',
    key: 'validation.fill-customer-name',
    isBroken: ({ draft }) => isEmpty(draft.customerName),
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
  { field: 'phone', key: 'validation.phone-incorrect', isBroken: ({ draft }) => !draft.phone.possible },
  {
    field: 'description',
    key: 'validation.fill-description',
    isBroken: ({ draft }) => exceeds(draft.description, limits.descriptionCharacters),
  },
  {
    field: 'pickupCode',
    key: 'request.pickup-code.submit.validation-error.length',
    isBroken: ({ draft }) => exceeds(draft.pickupCode, limits.pickupCodeCharacters),
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
  { field: 'amount', key: 'validation.fill-amount', isBroken: isAmountMissing },
  {
    field: 'amount',
    key: 'validation.minimum-amount-pkr',
    isBroken: ({ country, amount }) => country === 'pk' && amount.ok && amount.amount < PAKISTAN_MINIMUM,
  },
  {
    field: 'paymentMethod',
    key: 'validation.fill-payment-method',
    isBroken: ({ paymentMethod }) => paymentMethod === null,
  },
];

/** The first rule that the input breaks, or null when it may be sent. */
export const firstBrokenRule = (input: SubmissionInput): Fault | null => {
  const broken = submissionRules.find(({ isBroken }) => isBroken(input));
  return broken ? { field: broken.field, key: broken.key } : null;
};
