import { combine, createEvent, createStore, type EventCallable } from 'effector';
import { $flags } from '../../platform/flags/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { parseAmount } from '../../platform/money/index.ts';
import { $deliverAt } from '../schedule/index.ts';
import { $destinationError, $hasSearchFailed } from '../destination/index.ts';
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

/** A submission broke a rule, or none. Fired by the submission's model. */
export const fieldErrorChanged = createEvent<FieldError | null>();
/** An address broke a rule of the address book, or none. Fired by what keeps addresses. */
export const savingErrorChanged = createEvent<FieldError | null>();
/** Fires with the field that keeps the address out of the address book. */
export const addressSavingRejected = savingErrorChanged.filterMap((fault) => fault ?? undefined);

const quoteErrors: Partial<Record<Quote['status'], RequestTextKey>> = {
  undeliverable: 'request.error.undeliverable-address',
  'no-price': 'request.error.cannot-compute-price',
};

/** What the rules of a submission look at. */
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
  ({ vendor, market, draft, deliverAt, paymentMethod, language, flags, sender }): SubmissionInput => ({
    vendorId: vendor?.id ?? null,
    country: market.country,
    draft: {
      ...draft,
      deliverAt,
      pickupCode: flags.PickupCodeDisplay ? draft.pickupCode : '',
      vatNumber: flags.PaymentVat ? draft.vatNumber : '',
    },
    amount: parseAmount(
      draft.amount,
      vendor?.currency ?? market.currency,
      formatLocale(language, market.country),
    ),
    paymentMethod,
    sender,
  }),
);

/** The last fault that was found; it goes as soon as its field is edited. */
const createFieldErrorStore = (found: EventCallable<FieldError | null>) =>
  createStore<FieldError | null>(null)
    .on(found, (_, fault) => fault)
    .on(fieldChanged, (fault, { field }) => (fault?.field === field ? null : fault))
    .on(fieldsFilled, (fault, edits) => (edits.some(({ field }) => field === fault?.field) ? null : fault))
    .on(destinationChanged, (fault) => (fault?.field === 'destination' ? null : fault))
    .reset(draftOpened, draftErased);

const $fieldError = createFieldErrorStore(fieldErrorChanged);
const $savingError = createFieldErrorStore(savingErrorChanged);

/**
 * At most one error a field: what the service said of the destination, what went wrong in finding it, the broken rule,
 * what keeps the address out of the address book.
 */
export const $errors = combine(
  $fieldError,
  $savingError,
  $quote,
  $destinationError,
  $hasSearchFailed,
  (fault, savingFault, quote, destinationError, hasSearchFailed): FieldErrors => {
    const destination =
      quoteErrors[quote.status] ??
      destinationError ??
      (hasSearchFailed ? 'geolocator.error.autocomplete' : undefined);
    return {
      ...(savingFault && { [savingFault.field]: savingFault.key }),
      ...(fault && { [fault.field]: fault.key }),
      ...(destination && { destination }),
    };
  },
);
