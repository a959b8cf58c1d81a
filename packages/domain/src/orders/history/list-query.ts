import type { OrderListQuery } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { resolveRange } from './date-range.ts';
import type { HistoryFilters } from './filters.ts';

/** What a query depends on besides the filters. */
interface QueryContext {
  readonly vendorId: string;
  /** Whether the account may include the orders of all outlets, and wants to. */
  readonly includesOutlets: boolean;
  /** Unix milliseconds of the service's clock. */
  readonly now: number;
  /** IANA name of the country's zone. */
  readonly timeZone: string;
}

/**
 * Builds the query of the first page. A page has 30 orders, or 50 with the orders of all outlets
 * (specification 001, section 9).
 */
export const toListQuery = (
  { range, phone, status }: HistoryFilters,
  { vendorId, includesOutlets, now, timeZone }: QueryContext,
): OrderListQuery => ({
  vendorId,
  ...resolveRange(range, now, timeZone),
  count: includesOutlets ? limits.historyPageSizeWithOutlets : limits.historyPageSize,
  ...(includesOutlets && { includeOutlets: true }),
  ...(phone !== null && { phone }),
  ...(status !== 'ANY' && { category: status }),
});
