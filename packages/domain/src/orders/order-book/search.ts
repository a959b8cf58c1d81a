import type { Order } from '../../api/index.ts';
import { toAsciiDigits } from '../../platform/text/index.ts';

/**
 * The alternative forms of a search text. An order matches if it contains any of them. Empty without a
 * search.
 */
export type SearchQuery = readonly string[];

/**
 * Folds a text for the search: lower case, no diacritics, Latin digits. `José ٣` becomes `jose 3`. Many people
 * write the Arabic endings `ة` and `ى` as `ه` and `ي`.
 */
const foldText = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** Builds the searchable text of an order: name, phone number as written, its digits, and order id. */
export const searchTextOf = (order: Order): string => {
  const phone = foldText(order.customer.phoneNumber);
  return [foldText(order.customer.name), phone, digitsOf(phone), foldText(order.id)].join('\n');
};

/** Parses a search text. A phone number matches in any format. */
export const parseSearch = (text: string): SearchQuery => {
  const query = foldText(text).trim().replace(/\s+/g, ' ');
  if (query === '') return [];
  return /^[+(]*[0-9][0-9 ()./-]*$/.test(query) ? [query, digitsOf(query)] : [query];
};

/** True if the searchable text of an order (`searchTextOf`) matches the query. */
export const matchesSearch = (text: string, query: SearchQuery): boolean =>
  query.length === 0 || query.some((form) => text.includes(form));
