import type { WireVoucher } from '@saddlebag/domain/contracts';

/** A voucher with the terms that the service keeps to itself. */
export interface Voucher extends WireVoucher {
  /** The vendors that may use it; all of them when left out. */
  readonly vendorIds?: readonly string[];
  /** Unix milliseconds; from then on it is over. */
  readonly expiresAt?: number;
  /** How many orders may carry it; any number when left out. */
  readonly uses?: number;
}

/** One of each kind, good and no longer good. */
export const demoVouchers: readonly Voucher[] = [
  { code: 'RIDE20', type: 'PERCENTAGE', amount: 20 },
  { code: 'MINUS30', type: 'FIXED', amount: 30 },
  { code: 'ONCE50', type: 'PERCENTAGE', amount: 50, uses: 1 },
  { code: 'MONSOON25', type: 'PERCENTAGE', amount: 25, expiresAt: Date.parse('2025-09-30T18:00:00Z') },
  { code: 'FIRST5', type: 'FIXED', amount: 5, uses: 0 },
  { code: 'HARBOUR15', type: 'PERCENTAGE', amount: 15, vendorIds: ['q4hs'] },
];
