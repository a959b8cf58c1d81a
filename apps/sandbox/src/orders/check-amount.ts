import { isAmountOf, maxAmount } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { StoredVendor } from '../store/tables.ts';

/** Checks the range and the decimals of an order's value in the vendor's currency. Throws a 400. */
export const checkAmount = ({ wire }: StoredVendor, amount: number): void => {
  const { currency } = wire.vendor_information;
  if (amount > maxAmount(currency)) throw new Refusal(400, 'amount-too-large', 'validation.amount-too-large');
  if (!isAmountOf(amount, currency)) throw new Refusal(400, 'amount-too-precise', 'validation.fill-amount');
};
