import { combine, createEvent, createStore, type Event } from 'effector';
import { $flags } from '../../platform/flags/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { parseAmount, stripCurrency } from '../../platform/money/index.ts';
import { $deliverAt } from '../schedule/index.ts';
import { $destinationError, $hasSearchFailed, $isPlaceMissing } from '../destination/index.ts';
import {
  $draft,
  destinationChanged,
  draftErased,
  draftOpened,
  fieldChanged,
  fieldsFilled,
  $paymentMethod,
  $requestMarket,
  $requestVendor,
  $sender,
} from '../draft/index.ts';
import { $quote } from '../fee/index.ts';
import type { Quote } from '../fee/index.ts';
import type { RequestField, RequestTextKey } from '../draft/index.ts';
import { fieldOrder } from './submission-rules.ts';
import type { FieldError, SubmissionInput } from './submission-rules.ts';
import type { FieldErrors } from './field-errors.ts';

/** The broken rules of a submission changed. Empty if no rule is broken. */
export const fieldErrorsChanged = createEvent<readonly FieldError[]>();
/**
 * The first broken rule of an address book entry changed. Null if no rule is broken. Fired by the
 * address-saving model.
 */
export const savingErrorChanged = createEvent<FieldError | null>();
/** A field error prevented the save to the address book. */
export const addressSavingRejected = savingErrorChanged.filterMap((error) => error ?? undefined);

const quoteErrors: Partial<Record<Quote['status'], RequestTextKey>> = {
  undeliverable: 'request.error.undeliverable-address',
  'no-price': 'request.error.cannot-compute-price',
};

/** The values that the submission rules validate. */
export const $submissionInput = combine(
  {
    vendor: $requestVendor,
    market: $requestMarket,
    draft: $draft,
    deliverAt: $deliverAt,
    paymentMethod: $paymentMethod,
    language: $locale,
    flags: $flags,
    sender: $sender,
  },
  ({ vendor, market, draft, deliverAt, paymentMethod, language, flags, sender }): SubmissionInput => {
    const currency = vendor?.currency ?? market.currency;
    const locale = formatLocale(language, market.country);
    return {
      vendorId: vendor?.id ?? null,
      country: market.country,
      draft: {
        ...draft,
        deliverAt,
        pickupCode: flags.PickupCodeDisplay ? draft.pickupCode : '',
        vatNumber: flags.PaymentVat ? draft.vatNumber : '',
      },
      amount: parseAmount(stripCurrency(draft.amount, currency, locale), currency, locale),
      paymentMethod,
      sender,
    };
  },
);

/** The last reported errors. Editing a field clears the error of that field only. */
const createErrorsStore = (errorsChanged: Event<readonly FieldError[]>) => {
  const without = (errors: readonly FieldError[], fields: readonly string[]) =>
    errors.some(({ field }) => fields.includes(field))
      ? errors.filter(({ field }) => !fields.includes(field))
      : errors;
  return createStore<readonly FieldError[]>([])
    .on(errorsChanged, (_, errors) => errors)
    .on(fieldChanged, (errors, { field }) => without(errors, [field]))
    .on(fieldsFilled, (errors, edits) =>
      without(
        errors,
        edits.map(({ field }) => field),
      ),
    )
    .on(destinationChanged, (errors) => without(errors, ['destination']))
    .reset(draftOpened, draftErased);
};

const $submissionErrors = createErrorsStore(fieldErrorsChanged);
const $savingErrors = createErrorsStore(savingErrorChanged.map((error) => (error ? [error] : [])));

/**
 * The errors by field, in the order of the submission rules. At the destination field, quote errors take
 * precedence over look-up and search errors. Broken submission rules follow, then broken address book rules, then a
 * place that was not chosen.
 */
export const $errors = combine(
  $submissionErrors,
  $savingErrors,
  $quote,
  $destinationError,
  $hasSearchFailed,
  $isPlaceMissing,
  (submissionErrors, savingErrors, quote, destinationError, hasSearchFailed, isPlaceMissing): FieldErrors => {
    const destination =
      quoteErrors[quote.status] ??
      destinationError ??
      (hasSearchFailed ? 'geolocator.error.autocomplete' : undefined);
    const errors = new Map<RequestField, RequestTextKey>();
    if (isPlaceMissing) errors.set('destination', 'request.search.choose');
    for (const { field, key } of [...savingErrors, ...submissionErrors]) errors.set(field, key);
    if (destination) errors.set('destination', destination);
    const fields = new Set([...fieldOrder, ...errors.keys()]);
    return Object.fromEntries(
      [...fields].flatMap((field) => {
        const key = errors.get(field);
        return key ? [[field, key]] : [];
      }),
    );
  },
);
