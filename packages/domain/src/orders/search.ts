import type { Order } from '../api/entities.ts';
import { asciiDigits } from '../text/ascii-digits.ts';

/** Letters without their marks, in lower case, with Latin digits: `José ٣` is found by `jose 3`. */
const folded = (text: string): string => asciiDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** What a search looks through: name, phone as written and as bare digits, and order id. */
export const searchTextOf = (order: Order): string => {
  const phone = folded(order.customer.phoneNumber);
  return `${folded(order.customer.name)}\n${phone}\n${digitsOf(phone)}\n${folded(order.id)}`;
};

/** What a typed search becomes. A phone number is found however it is spaced. */
export const searchQueryOf = (text: string): string => {
  const query = folded(text).trim().replace(/\s+/g, ' ');
  return /^[+0-9][0-9 ()./-]*$/.test(query) && !/^[0-9]+-[0-9]+$/.test(query) ? digitsOf(query) : query;
};

/** Whether the text of an order (`searchTextOf`) holds the query (`searchQueryOf`). */
export const matchesSearch = (text: string, query: string): boolean => text.includes(query);
