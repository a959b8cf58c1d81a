import { canonicalPhone } from '../cells/canonical-phone.ts';
import type { BulkRow } from '../bulk-row.ts';
import type { ValidationContext } from '../validation/validation-context.ts';
import { orderCells } from './orders.ts';

/** 12:00 in Dhaka. */
const noon = Date.parse('2026-11-23T06:00:00Z');

/** A vendor in Dhaka without outlets. */
export const context: ValidationContext = {
  market: { country: 'bd', currency: 'BDT', timeZone: 'Asia/Dhaka' },
  language: 'en',
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  collectionPoints: [],
  now: noon,
  hours: { from: 9 * 60, to: 22 * 60 },
  parsePhone: (text, country) => {
    const digits = canonicalPhone(text, country);
    const isMobile = /^(?:\+880|0)1[3-9][0-9]{8}$/.test(digits);
    return { text, possible: isMobile, e164: isMobile ? digits.replace(/^0/, '+880') : null };
  },
  wasRequested: () => false,
};

/** A complete row, with the given differences. */
export const createRow = (cells: Partial<BulkRow['cells']> = {}, rowNumber = 2): BulkRow => ({
  id: `row-${rowNumber}`,
  rowNumber,
  cells: { ...orderCells, ...cells },
});
