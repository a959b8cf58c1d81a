import * as z from 'zod/mini';
import { money } from './numbers.ts';

/** How a voucher reduces the delivery fee: by a percentage, or by an amount in the currency's major unit. */
export const voucherTypes = ['PERCENTAGE', 'FIXED'] as const;

export const voucherSchema = z.object({
  code: z.string(),
  amount: money,
  type: z.enum(voucherTypes),
});
export type WireVoucher = z.output<typeof voucherSchema>;
