import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, validateVoucherFx } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';
import type { WireVoucher } from '../../contracts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
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
import { $submission } from '../sending/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { plainText } from '../../platform/text/index.ts';
import { rejectionKey, type VoucherTextKey } from './texts.ts';

/** The place for vouchers came on screen. Idempotent. */
export const voucherSectionOpened = createEvent();
/** The vendor types a code. */
export const voucherCodeTyped = createEvent<string>();
/** The vendor wants the typed code taken off the fee. */
export const voucherApplied = createEvent();
/** The vendor does without the voucher. */
export const voucherRemoved = createEvent();

/** The service told what the voucher is worth. Fired by the model that looks it up. */
export const voucherLoaded = createEvent<WireVoucher>();

/** The voucher of a draft: it waits for a fee to be taken off, is being checked, or is taken off. */
export interface DraftVoucher {
  /** As typed. */
  readonly code: string;
  /** Null until the service has told. */
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

/** What stands in the field. */
export const $voucherCodeText = createStore('')
  .on(voucherCodeTyped, (_, text) => text)
  .on(voucherRejected, (_, { code }) => code)
  .reset(discountReceived, draftErased);
export const $voucherError = createStore<VoucherTextKey | null>(null)
  .on(voucherRejected, (_, { error }) => error)
  .reset(voucherCodeTyped, voucherCodeAccepted, discountReceived, draftErased);
/** What is known of the draft's voucher. */
export const $voucherTerms = createStore<WireVoucher | null>(null)
  .on(discountReceived, (_, { voucher }) => voucher)
  .on(voucherLoaded, (_, voucher) => voucher)
  .reset($voucherCode);

/** Null without a voucher. */
export const $voucher = combine(
  { code: $voucherCode, wish: $discountQuery, isDue: $isDiscountPending, terms: $voucherTerms },
  ({ code, wish, isDue, terms }): DraftVoucher | null => {
    if (code === '') return null;
    return { code, terms, status: wish === null ? 'waiting' : isDue ? 'checking' : 'applied' };
  },
);
/** The fee was asked for anew since the code was typed: it is not asked for a second time. */
const $hasRefreshedFee = createStore(false)
  .on(quoteRetried, () => true)
  .reset(voucherCodeAccepted, discountReceived);
const $discountKey = $discountQuery.map((wish) => (wish ? discountKey(wish) : null));

// When the vendor applies a code, it needs a fee to be taken off.
const codeChecked = sample({
  clock: voucherApplied,
  source: { text: $voucherCodeText, fee: $quotedFee },
  fn: ({ text, fee }) => {
    const code = plainText(text);
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
sample({ clock: [voucherCodeAccepted, voucherRemoved.map(() => '')], fn: toFieldChange, target: fieldChanged });

// Whenever a voucher and a fee stand together that the service has not put together, it is asked to.
sample({
  clock: [$discountKey, voucherSectionOpened],
  source: { wish: $discountQuery, isDue: $isDiscountPending },
  filter: ({ wish, isDue }) => wish !== null && isDue,
  fn: ({ wish }) => wish as DiscountQuery,
  target: validateFx,
});
const discountCalculated = sample({
  clock: validateFx.done,
  source: $discountKey,
  // An answer to another fee, or to a voucher that was removed, is dropped.
  filter: (key, { params }) => key === discountKey(params),
  fn: (_, { params, result }) => ({
    key: discountKey(params),
    voucher: result.voucher,
    amount: result.fee.amount,
    signature: result.fee.signature,
  }),
});
sample({ clock: discountCalculated, target: discountReceived });

// When it does not take the voucher, the voucher goes, and the vendor hears why; a fee that has run out is asked for anew.
const validationFailed = sample({
  clock: validateFx.fail,
  source: { key: $discountKey, isFresh: $hasRefreshedFee },
  filter: ({ key }, { params }) => key === discountKey(params),
  fn: ({ isFresh }, { params, error }) => ({
    code: params.code,
    error,
    isOver: isFresh || !isExpiredSignature(error),
  }),
});
sample({ clock: validationFailed.filter({ fn: ({ isOver }) => !isOver }), fn: () => undefined, target: quoteRetried });
sample({
  clock: [
    validationFailed.filter({ fn: ({ isOver }) => isOver }).map(({ code, error }) => ({
      code,
      error: rejectionKey(error) ?? ('voucher.error.validation.message' as const),
    })),
    // It was good when it was checked, and is not any more now that the order came.
    sample({
      clock: $submission.updates.filterMap(({ failure }) => rejectionKey(failure) ?? undefined),
      source: $voucherCode,
      fn: (code, error) => ({ code, error }),
    }),
  ],
  target: voucherRejected,
});
sample({ clock: voucherRejected, fn: () => toFieldChange(''), target: fieldChanged });
sample({
  clock: voucherRejected,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'voucher.error.validation.message' satisfies VoucherTextKey },
  }),
  target: notify,
});

function toFieldChange(value: string) {
  return { field: 'voucherCode' as const, value };
}
function isExpiredSignature(failure: ApiFailure) {
  return failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
}
