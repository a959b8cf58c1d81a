import { isSameAmount } from '../../platform/money/index.ts';
import { payableOf, type ShownFee } from '../fee/index.ts';

export interface FeeAtCheck {
  /** The fee on screen; null without one. */
  readonly shown: ShownFee | null;
  /** The fee on screen is waiting for its voucher. */
  readonly isDiscountDue: boolean;
  /** The fee that the service refused because its signature had expired; null when none was refused. */
  readonly refused: ShownFee | null;
  /** The refused fee was quoted again. */
  readonly isRequoted: boolean;
  /** The changed fee that the vendor agreed to, in main units; null when the vendor agreed to none. */
  readonly agreedAmount: number | null;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** `missing`: there is no fee yet. `ask`: the fee has changed to `amount`, in main units. */
export type SettledFeeVerdict =
  { readonly kind: 'pass' | 'missing' | 'fail' } | { readonly kind: 'ask'; readonly amount: number };

/** `refresh`: quote the fee again first. `wait`: the voucher's answer is still to come. */
export type FeeVerdict = SettledFeeVerdict | { readonly kind: 'refresh' | 'wait' };

export const isSettled = (verdict: FeeVerdict): verdict is SettledFeeVerdict =>
  verdict.kind !== 'refresh' && verdict.kind !== 'wait';

/**
 * Decides whether the order may carry the fee on screen. A fee that the vendor has not seen is never sent: a fee with a
 * fresh signature passes when its amount is unchanged, or is the amount that the vendor agreed to.
 */
export const weighFee = ({
  shown,
  isDiscountDue,
  refused,
  isRequoted,
  agreedAmount,
  currency,
}: FeeAtCheck): FeeVerdict => {
  if (refused === null) {
    if (shown === null) return { kind: 'missing' };
    return { kind: isDiscountDue ? 'fail' : 'pass' };
  }
  if (!isRequoted) return { kind: 'refresh' };
  if (isDiscountDue) return { kind: 'wait' };
  if (shown === null) return { kind: 'fail' };
  const amount = payableOf(shown);
  return amount === agreedAmount || isSameAmount(amount, payableOf(refused), currency)
    ? { kind: 'pass' }
    : { kind: 'ask', amount };
};
