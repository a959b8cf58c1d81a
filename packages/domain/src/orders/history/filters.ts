import type { Order } from '../../api/index.ts';
import { orderCategories } from '../../contracts/index.ts';
import { toAsciiDigits } from '../../platform/text/index.ts';
import { bucketOf, type OrderBucket } from '../order-book/index.ts';
import type { DateRange } from './date-range.ts';

/** The categories of the status filter (specification 001, section 4). */
export const statusCategories = ['ANY', ...orderCategories] as const;
export type StatusCategory = (typeof statusCategories)[number];

export interface HistoryFilters {
  readonly status: StatusCategory;
  readonly range: DateRange;
  /** A valid phone number without separators, or null. */
  readonly phone: string | null;
  /** Whether to include the orders of all outlets, if the account may. */
  readonly allOutlets: boolean;
}

export const defaultFilters: HistoryFilters = {
  status: 'ANY',
  range: { category: 'Yesterday' },
  phone: null,
  allOutlets: false,
};

/**
 * Counts the filters that hide orders, or add those of outlets. The range always applies, so it does not count.
 * @param canIncludeOutlets whether the account may include outlets, without which that filter has no effect
 */
export const countActiveFilters = (
  { status, phone, allOutlets }: HistoryFilters,
  canIncludeOutlets: boolean,
): number =>
  [status !== defaultFilters.status, phone !== null, allOutlets && canIncludeOutlets].filter(Boolean).length;

const categoryOf: Readonly<Record<OrderBucket, StatusCategory>> = {
  new: 'NEW',
  scheduled: 'NEW',
  collected: 'COLLECTED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
};

/**
 * True if an order belongs to a category. Scheduled orders are new.
 * @param now unix milliseconds
 */
export const matchesStatus = (order: Order, category: StatusCategory, now: number): boolean => {
  if (category === 'ANY') return true;
  const bucket = bucketOf(order, now);
  return bucket !== null && categoryOf[bucket] === category;
};

/**
 * Parses the phone number to search for. Removes spaces and separators and converts the digits of all
 * scripts.
 * @returns null if the text is not a phone number: an optional plus and 5 to 15 digits (ITU-T E.164)
 */
export const parsePhoneSearch = (text: string): string | null => {
  const phone = toAsciiDigits(text)
    .replace(/[\s().\u200e\u200f\u2066-\u2069-]/g, '')
    .replace('＋', '+');
  return /^\+?[0-9]{5,15}$/.test(phone) ? phone : null;
};
