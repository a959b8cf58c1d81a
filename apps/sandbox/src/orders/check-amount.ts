import { currencyDecimals, isAmountOf, maxAmount } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { StoredVendor } from '../store/tables.ts';

/** The key of the error for too many decimals, by the decimals that a currency has. */
const precisionKeys: Readonly<Record<number, string>> = {
  0: 'validation.amount-no-decimals',
  2: 'validation.amount-two-decimals',
  3: 'validation.amount-three-decimals',
};

/** Checks the range and the decimals of an order's value in the vendor's currency. Throws a 400. */
export const checkAmount = ({ wire }: StoredVendor, amount: number): void => {
  const { currency } = wire.vendor_information;
  if (amount > maxAmount(currency)) throw new Refusal(400, 'amount-too-large', 'validation.amount-too-large');
  if (!isAmountOf(amount, currency)) {
    const key = precisionKeys[currencyDecimals(currency)] ?? 'validation.fill-amount';
    throw new Refusal(400, 'amount-too-precise', key);
  }
};
