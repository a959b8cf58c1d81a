import { describe, expect, it } from 'vitest';
import { orderStatuses, type OrderStatus } from '../../contracts/order-status.ts';
import { categoryOfStatus } from '../../contracts/status-category.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import {
  countActiveFilters,
  defaultFilters,
  matchesStatus,
  parsePhoneSearch,
  statusCategories,
} from './filters.ts';

const now = Date.UTC(2026, 0, 5, 6);
const categoriesOf = (status: OrderStatus, preorderedFor: number | null = null) =>
  statusCategories.filter((category) =>
    matchesStatus(orderFixture({ status, preorderedFor }), category, now),
  );

describe('matchesStatus', () => {
  // Proves: history.status-categories
  it.each([
    ['RECEIVED', 'NEW'],
    ['NEAR_VENDOR', 'NEW'],
    ['UNKNOWN', 'NEW'],
    ['PICKED_UP', 'COLLECTED'],
    ['RETURN_INITIATED', 'COLLECTED'],
    ['DELAYED', 'COLLECTED'],
    ['DELIVERED', 'DELIVERED'],
    ['RETURNED_TO_VENDOR', 'DELIVERED'],
    ['CANCELLED', 'CANCELLED'],
    ['STALLED', 'CANCELLED'],
    ['PAYMENT_FAILED', 'CANCELLED'],
  ] as const)('puts %s into ANY and %s', (status, category) => {
    expect(categoriesOf(status)).toEqual(['ANY', category]);
  });

  it('puts a scheduled order into NEW, and an unfinished payment only into ANY', () => {
    expect(categoriesOf('RECEIVED', now + 3_600_000)).toEqual(['ANY', 'NEW']);
    expect(categoriesOf('PAYMENT_INITIATED')).toEqual(['ANY']);
  });
});

describe('the category that the service lists a status in', () => {
  it('contains every order that the filter of the portal shows in it', () => {
    for (const status of orderStatuses) {
      const shownCategories = categoriesOf(status).filter((category) => category !== 'ANY');
      expect([categoryOfStatus[status]]).toEqual(expect.arrayContaining(shownCategories));
    }
  });
});

describe('countActiveFilters', () => {
  it('counts status, phone number and outlets, but not the range', () => {
    const filters = { ...defaultFilters, range: { category: 'PastWeek' } as const };
    expect(countActiveFilters(filters, true)).toBe(0);
    expect(countActiveFilters({ ...filters, status: 'NEW', phone: '01711223304' }, true)).toBe(2);
    expect(countActiveFilters({ ...filters, allOutlets: true }, true)).toBe(1);
  });

  it('ignores the outlets if the account cannot include them', () => {
    expect(countActiveFilters({ ...defaultFilters, allOutlets: true }, false)).toBe(0);
  });
});

describe('parsePhoneSearch', () => {
  // Proves: history.phone-search
  it.each([
    [' +880 1711 223 304 ', '+8801711223304'],
    ['01711-223304', '01711223304'],
    ['(02) 9876.5432', '0298765432'],
    ['০১৭১১ ২২৩৩০৪', '01711223304'],
    ['＋٨٨٠١٧١١٢٢٣٣٠٤', '+8801711223304'],
    ['\u2066+8801711223304\u2069', '+8801711223304'],
  ])('reads the number %j', (text, phone) => {
    expect(parsePhoneSearch(text)).toBe(phone);
  });

  it.each([
    '',
    ' ',
    '1234',
    '+',
    '0171122330x',
    '++8801711223304',
    '1234567890123456',
    "'; drop",
    '0171+1223',
  ])('rejects %j', (text) => {
    expect(parsePhoneSearch(text)).toBeNull();
  });
});
