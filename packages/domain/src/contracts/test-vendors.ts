import { requestLimits } from './request-limits.ts';

/**
 * Vendors for testing the service. They can deliver anywhere, for a fixed fee (specification 000, section 6).
 * The portal replaces a refused area and a missing fee. The sandbox also signs the fee, as only a service can.
 */
const testVendorIds: ReadonlySet<string> = new Set(['t35t', 't36t']);

export const isTestVendor = (vendorId: string): boolean => testVendorIds.has(vendorId);

/** The fee of test vendors in the currency's major unit. */
export const testVendorFee = requestLimits.testVendorFee;
