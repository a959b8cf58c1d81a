import * as z from 'zod/mini';
import type { CountryCode, Sender, PaymentChoice } from '../../contracts/index.ts';
import { limits } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import type { ParsedAmount } from '../../platform/money/index.ts';
import { hasDigit, characterCount, plainText } from '../../platform/text/index.ts';
import type { Draft, RequestField, RequestTextKey } from '../draft/index.ts';

/** Everything the rules look at. */
export interface SubmissionInput {
  /** Null while the vendor is not known. */
  readonly vendorId: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** Without what stands in fields that are not on display. */
  readonly draft: Draft;
  readonly amount: ParsedAmount;
  /** The method that would be sent; null when there is none to send. */
  readonly paymentMethod: PaymentChoice | null;
  /** Who hands the order over, where the vendor has no place of its own. */
  readonly sender?: Sender | null;
}

/** An error and where it stands. */
export interface FieldError {
  readonly field: RequestField;
  readonly key: RequestTextKey;
}

interface Rule extends FieldError {
  /** The only country in which the rule holds. */
  readonly only?: CountryCode;
  /** The one country in which it does not hold. */
  readonly except?: CountryCode;
  readonly isBroken: (input: SubmissionInput) => boolean;
}

const isEmpty = (text: string): boolean => plainText(text) === '';
const exceeds = (text: string, characters: number): boolean => characterCount(plainText(text)) > characters;

/** The rules of a submission in the order of specification 000, section 5, and that of the VAT number. */
export const submissionRules: readonly Rule[] = [
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
  {
    field: 'amount',
    key: 'validation.fill-amount',
    except: 'kw',
    isBroken: ({ amount }) => !amount.ok,
  },
  // In Kuwait an amount may be left out, which sends 0; one that cannot be read is missing everywhere.
  {
    field: 'amount',
    key: 'validation.fill-amount',
    only: 'kw',
    isBroken: ({ amount }) => !amount.ok && amount.reason !== 'empty',
  },
  {
    field: 'amount',
    key: 'validation.minimum-amount-pkr',
    only: 'pk',
    isBroken: ({ amount }) => amount.ok && amount.amount < limits.minimumAmountPkr,
  },
  {
    field: 'paymentMethod',
    key: 'validation.fill-payment-method',
    isBroken: ({ paymentMethod }) => paymentMethod === null,
  },
  // Optional, and asked for with the payment (specification 001, section 5): looked at after everything on the list.
  {
    field: 'vatNumber',
    key: 'vat.wrong',
    isBroken: ({ draft }) =>
      ![0, limits.vatNumberCharacters].includes(characterCount(plainText(draft.vatNumber))),
  },
];

/** The rules that hold in a country, in their order. @param country ISO 3166-1 alpha-2, lower case. */
export const rulesFor = (country: string): readonly Rule[] =>
  submissionRules.filter(({ only = country, except }) => only === country && except !== country);

const anyInput: z.ZodMiniType<SubmissionInput> = z.any();

/**
 * What a submission must be in a country. The first issue is the only one: its path is the field, its message the
 * translation key; later rules are not looked at.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export const submissionSchema = (country: string): z.ZodMiniType<SubmissionInput> =>
  anyInput.check(
    ...rulesFor(country).map(
      ({ field, key, isBroken }): z.core.CheckFn<SubmissionInput> =>
        ({ value, issues }) => {
          if (isBroken(value)) issues.push({ code: 'custom', path: [field], message: key, input: value });
        },
    ),
  );

/** The first rule that the input breaks, or null when it may be sent. */
export const firstBrokenRule = (input: SubmissionInput): FieldError | null => {
  const [issue] = z.safeParse(submissionSchema(input.country), input).error?.issues ?? [];
  return issue ? { field: issue.path[0] as RequestField, key: issue.message as RequestTextKey } : null;
};
