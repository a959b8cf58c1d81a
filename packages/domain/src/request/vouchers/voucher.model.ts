import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, validateVoucherFx } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';
import type { WireVoucher } from '../../contracts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  $isDiscountDue,
  $voucherCode,
  $voucherWish,
  discountGiven,
  wishKey,
  $quotedFee,
  quoteRetried,
} from '../fee/index.ts';
import type { VoucherWish } from '../fee/index.ts';
import { draftErased, fieldChanged } from '../draft/index.ts';
import { $submission } from '../sending/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { plainText } from '../../platform/text/index.ts';
import { refusalOf, type VoucherTextKey } from './texts.ts';

/** The place for vouchers came on screen. Idempotent. */
export const voucherShown = createEvent();
/** The vendor types a code. */
export const codeTyped = createEvent<string>();
/** The vendor wants the typed code taken off the fee. */
export const voucherApplied = createEvent();
/** The vendor does without the voucher. */
export const voucherRemoved = createEvent();

/** The service told what the voucher is worth. Fired by the model that looks it up. */
export const voucherRead = createEvent<WireVoucher>();

/** The voucher of a draft: it waits for a fee to be taken off, is being checked, or is taken off. */
export interface DraftVoucher {
  /** As typed. */
  readonly code: string;
  /** Null until the service has told. */
  readonly terms: WireVoucher | null;
  readonly status: 'waiting' | 'checking' | 'applied';
}

const refused = createEvent<{ readonly code: string; readonly error: VoucherTextKey }>();
const codeKept = createEvent<string>();

const validateFx = attach({
  source: { clock: $clock, offset: $serverOffsetMs },
  mapParams: ({ code, fee, deliverAt }: VoucherWish, { clock, offset }) => ({
    code,
    vendorId: fee.trip.vendorId,
    fee,
    orderTime: deliverAt ?? clock.now() + offset,
  }),
  effect: validateVoucherFx,
});

/** What stands in the field. */
export const $codeText = createStore('')
  .on(codeTyped, (_, text) => text)
  .on(refused, (_, { code }) => code)
  .reset(discountGiven, draftErased);
export const $voucherError = createStore<VoucherTextKey | null>(null)
  .on(refused, (_, { error }) => error)
  .reset(codeTyped, codeKept, discountGiven, draftErased);
/** What is known of the draft's voucher. */
export const $terms = createStore<WireVoucher | null>(null)
  .on(discountGiven, (_, { voucher }) => voucher)
  .on(voucherRead, (_, voucher) => voucher)
  .reset($voucherCode);

/** Null without a voucher. */
export const $voucher = combine(
  { code: $voucherCode, wish: $voucherWish, isDue: $isDiscountDue, terms: $terms },
  ({ code, wish, isDue, terms }): DraftVoucher | null => {
    if (code === '') return null;
    return { code, terms, status: wish === null ? 'waiting' : isDue ? 'checking' : 'applied' };
  },
);
/** The fee was asked for anew since the code was typed: it is not asked for a second time. */
const $isFresh = createStore(false)
  .on(quoteRetried, () => true)
  .reset(codeKept, discountGiven);
const $wishKey = $voucherWish.map((wish) => (wish ? wishKey(wish) : null));

// When the vendor applies a code, it needs a fee to be taken off.
const examined = sample({
  clock: voucherApplied,
  source: { text: $codeText, fee: $quotedFee },
  fn: ({ text, fee }) => {
    const code = plainText(text);
    const error: VoucherTextKey | null =
      code === '' ? 'voucher.missing' : fee === null ? 'voucher.needs-fee' : null;
    return { code, error };
  },
});
sample({ clock: examined.filterMap(({ error }) => error ?? undefined), target: $voucherError });
sample({
  clock: examined.filter({ fn: ({ error }) => error === null }).map(({ code }) => code),
  target: codeKept,
});
sample({ clock: [codeKept, voucherRemoved.map(() => '')], fn: toDraft, target: fieldChanged });

// Whenever a voucher and a fee stand together that the service has not put together, it is asked to.
sample({
  clock: [$wishKey, voucherShown],
  source: { wish: $voucherWish, isDue: $isDiscountDue },
  filter: ({ wish, isDue }) => wish !== null && isDue,
  fn: ({ wish }) => wish as VoucherWish,
  target: validateFx,
});
const given = sample({
  clock: validateFx.done,
  source: $wishKey,
  // An answer to another fee, or to a voucher that was removed, is dropped.
  filter: (key, { params }) => key === wishKey(params),
  fn: (_, { params, result }) => ({
    key: wishKey(params),
    voucher: result.voucher,
    amount: result.fee.amount,
    signature: result.fee.signature,
  }),
});
sample({ clock: given, target: discountGiven });

// When it does not take the voucher, the voucher goes, and the vendor hears why; a fee that has run out is asked for anew.
const failed = sample({
  clock: validateFx.fail,
  source: { key: $wishKey, isFresh: $isFresh },
  filter: ({ key }, { params }) => key === wishKey(params),
  fn: ({ isFresh }, { params, error }) => ({
    code: params.code,
    error,
    isOver: isFresh || !hasExpired(error),
  }),
});
sample({ clock: failed.filter({ fn: ({ isOver }) => !isOver }), fn: () => undefined, target: quoteRetried });
sample({
  clock: [
    failed.filter({ fn: ({ isOver }) => isOver }).map(({ code, error }) => ({
      code,
      error: refusalOf(error) ?? ('voucher.error.validation.message' as const),
    })),
    // It was good when it was checked, and is not any more now that the order came.
    sample({
      clock: $submission.updates.filterMap(({ failure }) => refusalOf(failure) ?? undefined),
      source: $voucherCode,
      fn: (code, error) => ({ code, error }),
    }),
  ],
  target: refused,
});
sample({ clock: refused, fn: () => toDraft(''), target: fieldChanged });
sample({
  clock: refused,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'voucher.error.validation.message' satisfies VoucherTextKey },
  }),
  target: notify,
});

function toDraft(value: string) {
  return { field: 'voucherCode' as const, value };
}
function hasExpired(failure: ApiFailure) {
  return failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
}
