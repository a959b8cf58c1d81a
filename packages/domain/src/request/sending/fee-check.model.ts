import { combine, createEvent, createStore, sample } from 'effector';
import { requestLimits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { $requestMarket, $requestVendor } from '../draft/index.ts';
import { $isDiscountPending, $displayedFee, refreshFeeFx, tripKey, type DisplayedFee } from '../fee/index.ts';
import { isSettled, evaluateFee, type SettledFeeVerdict } from './evaluate-fee.ts';

/** Maximum number of new quotes for one submission. After that, the order counts as refused. */
const MAX_REFRESHES = 3;

interface FeeCheck {
  /** Number of the machine's run that this check is part of. */
  readonly run: number;
  /** The changed fee that the vendor agreed to, in major units. Null if the vendor agreed to none. */
  readonly agreedAmount: number | null;
}

interface FeeResult {
  readonly run: number;
  readonly verdict: SettledFeeVerdict;
}

/** A sending machine has reached its fee check. */
export const feeCheckStarted = createEvent<FeeCheck>();
/** The service refused an order because the signature of this fee had expired. */
export const signatureRejected = createEvent<DisplayedFee>();
/** Sending has ended. The next submission starts with the fee on screen. */
export const feeCheckReset = createEvent();

/** The fee check finished. Every sending machine that waits for the check receives this result. */
export const feeCheckFinished = createEvent<FeeResult>();

const refreshStarted = createEvent();
const refreshTimer = createTimer();

const $pendingCheck = createStore<FeeCheck | null>(null)
  .on(feeCheckStarted, (_, check) => check)
  .reset(feeCheckFinished, feeCheckReset);
const $refusedFee = createStore<DisplayedFee | null>(null)
  .on(signatureRejected, (_, fee) => fee)
  .reset(feeCheckReset);
const $refreshStatus = createStore<'none' | 'pending' | 'done'>('none')
  .on(refreshStarted, () => 'pending')
  .reset(signatureRejected, feeCheckReset);
const $refreshCount = createStore(0)
  .on(refreshStarted, (count) => count + 1)
  .reset(feeCheckReset);
/** False after the maximum number of new quotes for one submission. */
export const $canRefreshFee = $refreshCount.map((count) => count < MAX_REFRESHES);

const $currency = combine(
  $requestVendor,
  $requestMarket,
  (vendor, market) => vendor?.currency ?? market.currency,
);

// When the signature has expired, request a new quote a second later (specification 000, section 8).
sample({ clock: refreshStarted, fn: () => requestLimits.feeRetryWaitMs, target: refreshTimer.set });
sample({ clock: feeCheckReset, target: refreshTimer.cancel });
sample({
  clock: sample({ clock: refreshTimer.elapsed, source: $refusedFee }).filterMap((fee) => fee?.trip),
  target: refreshFeeFx,
});
const feeRequoted = sample({
  clock: refreshFeeFx.finally,
  source: { refused: $refusedFee, refresh: $refreshStatus },
  filter: ({ refused, refresh }, { params }) =>
    refresh === 'pending' && refused !== null && tripKey(refused.trip) === tripKey(params),
  fn: (_, { status }) => status,
});
$refreshStatus.on(feeRequoted, () => 'done');

// When the check starts, and when the quote or its voucher changes during the check, evaluate the fee.
const feeEvaluated = sample({
  clock: [feeCheckStarted, feeRequoted, $isDiscountPending],
  source: {
    check: $pendingCheck,
    shown: $displayedFee,
    isDiscountPending: $isDiscountPending,
    refused: $refusedFee,
    refresh: $refreshStatus,
    currency: $currency,
  },
  fn: ({ check, refresh, ...fee }) =>
    check && {
      run: check.run,
      refresh,
      verdict: evaluateFee({ ...fee, agreedAmount: check.agreedAmount, isRequoted: refresh === 'done' }),
    },
}).filterMap((result) => result ?? undefined);
sample({
  clock: feeEvaluated,
  filter: ({ verdict, refresh }) => verdict.kind === 'refresh' && refresh === 'none',
  target: refreshStarted,
});
sample({
  clock: feeEvaluated.filterMap(({ run, verdict }): FeeResult | undefined =>
    isSettled(verdict) ? { run, verdict } : undefined,
  ),
  target: feeCheckFinished,
});
