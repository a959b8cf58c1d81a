import { combine, createEvent, createStore, type EventCallable } from 'effector';
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
import type { RequestTextKey } from '../draft/index.ts';
import type { FieldError, SubmissionInput } from './submission-rules.ts';
import type { FieldErrors } from './field-errors.ts';

/** The first broken rule of a submission changed. Null if no rule is broken. */
export const fieldErrorChanged = createEvent<FieldError | null>();
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

/** Creates a store that holds the last reported error. Editing the affected field clears the error. */
const createFieldErrorStore = (errorChanged: EventCallable<FieldError | null>) =>
  createStore<FieldError | null>(null)
    .on(errorChanged, (_, error) => error)
    .on(fieldChanged, (error, { field }) => (error?.field === field ? null : error))
    .on(fieldsFilled, (error, edits) => (edits.some(({ field }) => field === error?.field) ? null : error))
    .on(destinationChanged, (error) => (error?.field === 'destination' ? null : error))
    .reset(draftOpened, draftErased);

const $submissionError = createFieldErrorStore(fieldErrorChanged);
const $savingError = createFieldErrorStore(savingErrorChanged);

/**
 * The errors by field. At the destination field, quote errors take precedence over look-up and search errors.
 * Broken submission rules follow, then broken address book rules, then a place that was not chosen.
 */
export const $errors = combine(
  $submissionError,
  $savingError,
  $quote,
  $destinationError,
  $hasSearchFailed,
  $isPlaceMissing,
  (submissionError, savingError, quote, destinationError, hasSearchFailed, isPlaceMissing): FieldErrors => {
    const destination =
      quoteErrors[quote.status] ??
      destinationError ??
      (hasSearchFailed ? 'geolocator.error.autocomplete' : undefined);
    return {
      ...(isPlaceMissing && { destination: 'request.search.choose' }),
      ...(savingError && { [savingError.field]: savingError.key }),
      ...(submissionError && { [submissionError.field]: submissionError.key }),
      ...(destination && { destination }),
    };
  },
);
