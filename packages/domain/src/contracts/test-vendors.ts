import { limits } from './limits.ts';

/**
 * Vendors with which the service itself is tried out. They can be delivered to anywhere, at a fee of their own
 * (specification 000, section 6). A fee has to carry the service's signature, so it is the service that lets them
 * through, and the portal meets no error to get around.
 */
const testVendorIds: ReadonlySet<string> = new Set(['t35t', 't36t']);

export const isTestVendor = (vendorId: string): boolean => testVendorIds.has(vendorId);

/** In the currency's main unit. */
export const testVendorFee = limits.testVendorFee;
