import type { WireVoucher } from '@saddlebag/domain/contracts';

/** A voucher with its internal terms. */
export interface Voucher extends WireVoucher {
  /** Vendors that may use the voucher. Defaults to all. */
  readonly vendorIds?: readonly string[];
  /** Unix milliseconds. The voucher is invalid from then on. */
  readonly expiresAt?: number;
  /** Maximum number of orders with the voucher. Defaults to no limit. */
  readonly uses?: number;
}

/** The vouchers of the sandbox: valid and invalid ones of each kind. */
export const voucherCatalogue: readonly Voucher[] = [
  { code: 'RIDE20', type: 'PERCENTAGE', amount: 20 },
  { code: 'MINUS30', type: 'FIXED', amount: 30 },
  { code: 'ONCE50', type: 'PERCENTAGE', amount: 50, uses: 1 },
  { code: 'MONSOON25', type: 'PERCENTAGE', amount: 25, expiresAt: Date.parse('2025-09-30T18:00:00Z') },
  { code: 'FIRST5', type: 'FIXED', amount: 5, uses: 0 },
  { code: 'HARBOUR15', type: 'PERCENTAGE', amount: 15, vendorIds: ['q4hs'] },
];
