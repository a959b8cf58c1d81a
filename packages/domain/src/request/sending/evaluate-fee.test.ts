import { describe, expect, it } from 'vitest';
import type { DisplayedFee } from '../fee/index.ts';
import { evaluateFee, isSettled, type FeeCheckInput, type FeeVerdict } from './evaluate-fee.ts';

const point = { latitude: 23.79, longitude: 90.4 };
const feeOf = (amount: number, discount?: DisplayedFee['discount']): DisplayedFee => ({
  amount,
  signature: 'signature-1',
  trip: { vendorId: 'k4ch', origin: point, destination: point },
  ...(discount && { discount }),
});
const shownInput: FeeCheckInput = {
  shown: feeOf(60),
  isDiscountPending: false,
  refused: null,
  isRequoted: false,
  agreedAmount: null,
  currency: 'BDT',
};
const refusedInput: FeeCheckInput = { ...shownInput, refused: feeOf(60), isRequoted: true };

describe('the check of the fee', () => {
  it.each<[verdict: FeeVerdict, situation: string, input: FeeCheckInput]>([
    [{ kind: 'pass' }, 'the fee is on screen', shownInput],
    [{ kind: 'missing' }, 'there is no fee', { ...shownInput, shown: null }],
    [{ kind: 'fail' }, 'the discount is pending', { ...shownInput, isDiscountPending: true }],
    [{ kind: 'refresh' }, 'a fee was refused', { ...refusedInput, isRequoted: false }],
    [
      { kind: 'wait' },
      'a fee was refused while the discount is pending',
      { ...refusedInput, isDiscountPending: true },
    ],
    [{ kind: 'fail' }, 'the new quote failed', { ...refusedInput, shown: null }],
    [{ kind: 'pass' }, 'the new quote has the same amount', refusedInput],
    [{ kind: 'ask', amount: 75 }, 'the new quote has another amount', { ...refusedInput, shown: feeOf(75) }],
    [
      { kind: 'pass' },
      'the vendor agreed to the new amount',
      { ...refusedInput, shown: feeOf(75), agreedAmount: 75 },
    ],
    [
      { kind: 'ask', amount: 75 },
      'the vendor agreed to another amount',
      { ...refusedInput, shown: feeOf(75), agreedAmount: 70 },
    ],
  ])('returns %j when %s', (verdict, _, input) => {
    expect(evaluateFee(input)).toEqual(verdict);
    expect(isSettled(verdict)).toBe(verdict.kind !== 'refresh' && verdict.kind !== 'wait');
  });
});
