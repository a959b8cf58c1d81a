import { isSameAmount } from '../../platform/money/index.ts';
import { payableAmount, type DisplayedFee } from '../fee/index.ts';

export interface FeeCheckInput {
  /** The fee on screen. Null if there is none. */
  readonly shown: DisplayedFee | null;
  /** True while the voucher's discount on the fee is still being fetched. */
  readonly isDiscountPending: boolean;
  /** The fee that the service refused because its signature had expired. Null if none was refused. */
  readonly refused: DisplayedFee | null;
  /** True once the new quote for the refused trip has loaded or failed. */
  readonly isRequoted: boolean;
  /** The changed fee that the vendor agreed to, in major units. Null if the vendor agreed to none. */
  readonly agreedAmount: number | null;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * A verdict that ends the check. `missing`: there is no fee yet. `ask`: the fee changed to `amount`, in major
 * units.
 */
export type SettledFeeVerdict =
  { readonly kind: 'pass' | 'missing' | 'fail' } | { readonly kind: 'ask'; readonly amount: number };

/** Any verdict. `refresh`: a new quote is needed first. `wait`: the voucher's response is pending. */
export type FeeVerdict = SettledFeeVerdict | { readonly kind: 'refresh' | 'wait' };

export const isSettled = (verdict: FeeVerdict): verdict is SettledFeeVerdict =>
  verdict.kind !== 'refresh' && verdict.kind !== 'wait';

/**
 * Decides whether the order may be sent with the fee on screen. A fee that the vendor has not seen is never
 * sent. A new quote passes if its amount is unchanged or equals the amount that the vendor agreed to.
 */
export const evaluateFee = ({
  shown,
  isDiscountPending,
  refused,
  isRequoted,
  agreedAmount,
  currency,
}: FeeCheckInput): FeeVerdict => {
  if (refused === null) {
    if (shown === null) return { kind: 'missing' };
    return { kind: isDiscountPending ? 'fail' : 'pass' };
  }
  if (!isRequoted) return { kind: 'refresh' };
  if (isDiscountPending) return { kind: 'wait' };
  if (shown === null) return { kind: 'fail' };
  const amount = payableAmount(shown);
  return amount === agreedAmount || isSameAmount(amount, payableAmount(refused), currency)
    ? { kind: 'pass' }
    : { kind: 'ask', amount };
};
