import { limits } from './limits.ts';

/**
 * Vendors for testing the service. They can deliver anywhere, for a fixed fee (specification 000, section 6).
 * The service applies this exception, because only the service can sign a fee.
 */
const testVendorIds: ReadonlySet<string> = new Set(['t35t', 't36t']);

export const isTestVendor = (vendorId: string): boolean => testVendorIds.has(vendorId);

/** The fee of test vendors in the currency's major unit. */
export const testVendorFee = limits.testVendorFee;
