import type { Order } from '../../api/index.ts';
import { asciiDigits } from '../../platform/text/index.ts';

/** The forms of a typed search, any of which finds an order; empty when everything is shown. */
export type SearchQuery = readonly string[];

/** Letters without their marks, in lower case, with Latin digits: `José ٣` is found by `jose 3`. */
const folded = (text: string): string =>
  asciiDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** What a search looks through: name, phone as written and as bare digits, and order id. */
export const searchTextOf = (order: Order): string => {
  const phone = folded(order.customer.phoneNumber);
  return [folded(order.customer.name), phone, digitsOf(phone), folded(order.id)].join('\n');
};

/** What a typed text becomes. A phone number is found however it is spaced. */
export const searchQueryOf = (text: string): SearchQuery => {
  const query = folded(text).trim().replace(/\s+/g, ' ');
  if (query === '') return [];
  return /^[+(]*[0-9][0-9 ()./-]*$/.test(query) ? [query, digitsOf(query)] : [query];
};

/** Whether the text of an order (`searchTextOf`) holds the query. */
export const matchesSearch = (text: string, query: SearchQuery): boolean =>
  query.length === 0 || query.some((form) => text.includes(form));
