import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, isSignatureExpired, validateVoucherFx } from '../../api/index.ts';
import type { WireVoucher } from '../../contracts/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import {
  $isDiscountPending,
  $voucherCode,
  $discountQuery,
  discountReceived,
  discountKey,
  $quotedFee,
  quoteRetried,
} from '../fee/index.ts';
import type { DiscountQuery } from '../fee/index.ts';
import { draftErased, fieldChanged } from '../draft/index.ts';
import { $submission, paymentRefused } from '../sending/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { normalizeCode } from '../../platform/text/index.ts';
import { rejectionKey, type VoucherTextKey } from './texts.ts';

/** The voucher section appeared. Idempotent. */
export const voucherSectionOpened = createEvent();
export const voucherCodeTyped = createEvent<string>();
export const voucherCodeSubmitted = createEvent();
export const voucherRemoved = createEvent();

/** The terms of the voucher have loaded. Fired by the voucher-lookup model. */
export const voucherTermsLoaded = createEvent<WireVoucher>();

/** The voucher of a draft: waiting for a fee, being validated, or applied to the fee. */
export interface DraftVoucher {
  /** The voucher code, as typed. */
  readonly code: string;
  /** Null until the service responds. */
  readonly terms: WireVoucher | null;
  readonly status: 'waiting' | 'checking' | 'applied';
}

const voucherRejected = createEvent<{ readonly code: string; readonly error: VoucherTextKey }>();
const voucherCodeAccepted = createEvent<string>();

const validateFx = attach({
  source: { clock: $clock, offset: $serverOffsetMs },
  mapParams: ({ code, fee, deliverAt }: DiscountQuery, { clock, offset }) => ({
    code,
    vendorId: fee.trip.vendorId,
    fee,
    orderTime: deliverAt ?? clock.now() + offset,
  }),
  effect: validateVoucherFx,
});

/** The text of the voucher field. */
export const $voucherCodeText = createStore('')
  .on(voucherCodeTyped, (_, text) => text)
  .on(voucherRejected, (_, { code }) => code)
  .reset(discountReceived, draftErased);
export const $voucherError = createStore<VoucherTextKey | null>(null)
  .on(voucherRejected, (_, { error }) => error)
  .reset(voucherCodeTyped, voucherCodeAccepted, discountReceived, draftErased);
/** The terms of the draft's voucher. Null until the service returns the terms. */
export const $voucherTerms = createStore<WireVoucher | null>(null)
  .on(discountReceived, (_, { voucher }) => voucher)
  .on(voucherTermsLoaded, (_, voucher) => voucher)
  .reset($voucherCode);

/** Null without a voucher. */
export const $voucher = combine(
  { code: $voucherCode, query: $discountQuery, isPending: $isDiscountPending, terms: $voucherTerms },
  ({ code, query, isPending, terms }): DraftVoucher | null => {
    if (code === '') return null;
    return { code, terms, status: query === null ? 'waiting' : isPending ? 'checking' : 'applied' };
  },
);
/** True after an expired fee signature triggered a new quote for this voucher. Limits the retries to one. */
const $hasRefreshedFee = createStore(false)
  .on(quoteRetried, () => true)
  .reset(voucherCodeAccepted, discountReceived);
const $discountKey = $discountQuery.map((query) => (query ? discountKey(query) : null));

// Applying a voucher requires a code and a fee.
const codeChecked = sample({
  clock: voucherCodeSubmitted,
  source: { text: $voucherCodeText, fee: $quotedFee },
  fn: ({ text, fee }) => {
    const code = normalizeCode(text);
    const error: VoucherTextKey | null =
      code === '' ? 'voucher.missing' : fee === null ? 'voucher.needs-fee' : null;
    return { code, error };
  },
});
sample({ clock: codeChecked.filterMap(({ error }) => error ?? undefined), target: $voucherError });
sample({
  clock: codeChecked.filter({ fn: ({ error }) => error === null }).map(({ code }) => code),
  target: voucherCodeAccepted,
});
sample({
  clock: [voucherCodeAccepted, voucherRemoved.map(() => '')],
  fn: toFieldChange,
  target: fieldChanged,
});

// Validate each new combination of voucher, fee and delivery time.
const validationRequested = sample({
  clock: [$discountKey, voucherSectionOpened],
  source: { query: $discountQuery, isPending: $isDiscountPending },
  filter: ({ isPending }) => isPending,
}).filterMap(({ query }) => query ?? undefined);
sample({ clock: validationRequested, target: validateFx });
const discountCalculated = sample({
  clock: validateFx.done,
  source: $discountKey,
  // Ignore the response for another fee or a removed voucher.
  filter: (key, { params }) => key === discountKey(params),
  fn: (_, { params, result }) => ({
    key: discountKey(params),
    voucher: result.voucher,
    amount: result.fee.amount,
    signature: result.fee.signature,
  }),
});
sample({ clock: discountCalculated, target: discountReceived });

// Remove a rejected voucher and notify the vendor. If the fee signature expired, reload the quote instead.
const validationFailed = sample({
  clock: validateFx.fail,
  source: { key: $discountKey, hasRefreshedFee: $hasRefreshedFee },
  filter: ({ key }, { params }) => key === discountKey(params),
  fn: ({ hasRefreshedFee }, { params, error }) => ({
    code: params.code,
    error,
    isFinal: hasRefreshedFee || !isSignatureExpired(error),
  }),
});
sample({
  clock: validationFailed.filter({ fn: ({ isFinal }) => !isFinal }),
  target: quoteRetried,
});
sample({
  clock: [
    validationFailed.filter({ fn: ({ isFinal }) => isFinal }).map(({ code, error }) => ({
      code,
      error: rejectionKey(error) ?? ('voucher.error.validation.message' as const),
    })),
    // The voucher was valid at validation, but the service rejected it with the order or its payment.
    sample({
      clock: [
        $submission.updates.filterMap(({ failure }) => rejectionKey(failure) ?? undefined),
        paymentRefused.filterMap((failure) => rejectionKey(failure) ?? undefined),
      ],
      source: $voucherCode,
      // A retry of the payment repeats the rejection after the voucher was removed.
      filter: (code) => code !== '',
      fn: (code, error) => ({ code, error }),
    }),
  ],
  target: voucherRejected,
});
sample({ clock: voucherRejected, fn: () => toFieldChange(''), target: fieldChanged });
sample({
  clock: voucherRejected,
  fn: () => toast<VoucherTextKey>('error', 'voucher.error.validation.message'),
  target: notify,
});

function toFieldChange(value: string) {
  return { field: 'voucherCode' as const, value };
}
