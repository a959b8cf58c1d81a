import { combine, createEvent, createStore, sample } from 'effector';
import { limits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { $requestMarket, $requestVendor } from '../draft/index.ts';
import { $isDiscountDue, $shownFee, requoteFx, tripKey, type ShownFee } from '../fee/index.ts';
import { isSettled, weighFee, type SettledFeeVerdict } from './weigh-fee.ts';

/** How often the fee is quoted again for one press before the order counts as refused. */
const MOST_REFRESHES = 3;

interface FeeCheck {
  /** The run of the machine's checks that this check belongs to. */
  readonly run: number;
  /** The changed fee that the vendor agreed to, in main units; null when the vendor agreed to none. */
  readonly agreedAmount: number | null;
}

interface FeeResult {
  readonly run: number;
  readonly verdict: SettledFeeVerdict;
}

/** A sending machine has reached the fee. */
export const feeCheckStarted = createEvent<FeeCheck>();
/** The service refused an order because the signature of its fee had expired. */
export const signatureRejected = createEvent<ShownFee>();
/** Sending has ended: the next press starts with the fee on screen. */
export const feeCheckReset = createEvent();

/** The fee may be sent, may not, or must be asked about. Every machine that is at the fee takes it as its verdict. */
export const feeCheckFinished = createEvent<FeeResult>();

const refreshStarted = createEvent();
const refreshTimer = createTimer();

const $check = createStore<FeeCheck | null>(null)
  .on(feeCheckStarted, (_, check) => check)
  .reset(feeCheckFinished, feeCheckReset);
const $refusedFee = createStore<ShownFee | null>(null)
  .on(signatureRejected, (_, fee) => fee)
  .reset(feeCheckReset);
const $refresh = createStore<'none' | 'pending' | 'done'>('none')
  .on(refreshStarted, () => 'pending')
  .reset(signatureRejected, feeCheckReset);
const $refreshCount = createStore(0)
  .on(refreshStarted, (count) => count + 1)
  .reset(feeCheckReset);
/** False once the fee was quoted again as often as one press allows. */
export const $canRefreshFee = $refreshCount.map((count) => count < MOST_REFRESHES);

const $currency = combine(
  $requestVendor,
  $requestMarket,
  (vendor, market) => vendor?.currency ?? market.currency,
);

// When the signature has expired, the fee is quoted again a second later (specification 000, section 8).
sample({ clock: refreshStarted, fn: () => limits.feeRetryWaitMs, target: refreshTimer.set });
sample({ clock: feeCheckReset, target: refreshTimer.cancel });
sample({
  clock: refreshTimer.elapsed,
  source: $refusedFee,
  filter: (fee) => fee !== null,
  fn: (fee) => (fee as ShownFee).trip,
  target: requoteFx,
});
const requoted = sample({
  clock: requoteFx.finally,
  source: { refused: $refusedFee, refresh: $refresh },
  filter: ({ refused, refresh }, { params }) =>
    refresh === 'pending' && refused !== null && tripKey(refused.trip) === tripKey(params),
  fn: (_, { status }) => status,
});
$refresh.on(requoted, () => 'done');

// When the check starts, and whenever the fee moves on during it, weigh the fee.
const weighed = sample({
  clock: [feeCheckStarted, requoted, $isDiscountDue],
  source: {
    check: $check,
    shown: $shownFee,
    isDiscountDue: $isDiscountDue,
    refused: $refusedFee,
    refresh: $refresh,
    currency: $currency,
  },
  fn: ({ check, refresh, ...fee }) =>
    check && {
      run: check.run,
      refresh,
      verdict: weighFee({ ...fee, agreedAmount: check.agreedAmount, isRequoted: refresh === 'done' }),
    },
}).filterMap((result) => result ?? undefined);
sample({
  clock: weighed,
  filter: ({ verdict, refresh }) => verdict.kind === 'refresh' && refresh === 'none',
  fn: () => undefined,
  target: refreshStarted,
});
sample({
  clock: weighed.filterMap(({ run, verdict }): FeeResult | undefined =>
    isSettled(verdict) ? { run, verdict } : undefined,
  ),
  target: feeCheckFinished,
});
