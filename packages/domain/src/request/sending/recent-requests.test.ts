import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { placementKey } from '../placement/placement-state.ts';
import { rememberBulkJob } from './recent-bulk-jobs.ts';
import { hasRecentDuplicate, rememberRequest } from './recent-requests.ts';

const now = Date.UTC(2026, 0, 5, 6);
const minute = 60_000;
const first = { draftId: 'draft-1', body: orderBodyFixture() };
const second = { draftId: 'draft-2', body: orderBodyFixture() };

/** Stores that the first draft was sent, with the state of its placement. */
const createHistory = (state: string | null = '{"state":"confirmed","orderId":"k4ch-000001"}') => {
  const storage = createMemoryStorage();
  rememberRequest(storage, first, now);
  if (state !== null) storage.write(placementKey('draft-1'), state);
  return storage;
};

describe('hasRecentDuplicate', () => {
  it.each([
    [true, '{"state":"confirmed","orderId":"k4ch-000001"}'],
    [true, '{"state":"sending"}'],
    [true, '{"state":"unknown"}'],
    [false, '{"state":"absent"}'],
    [false, null],
  ])('returns %s when the placement of the same request is %s', (isDuplicate, state) => {
    expect(hasRecentDuplicate(createHistory(state), second, now)).toBe(isDuplicate);
  });

  it.each([
    [true, 10 * minute - 1],
    [false, 10 * minute],
    [true, -10 * minute + 1],
    [false, -10 * minute],
  ])('returns %s when the first request was sent %i ms ago', (isDuplicate, elapsed) => {
    expect(hasRecentDuplicate(createHistory(), second, now + elapsed)).toBe(isDuplicate);
  });

  it('returns false when the same draft is sent again', () => {
    expect(hasRecentDuplicate(createHistory(), first, now)).toBe(false);
  });

  it.each(['phone number', 'address'])('returns false for a different %s', (difference) => {
    const { customer } = orderBodyFixture();
    const other =
      difference === 'address'
        ? { ...customer, location: { ...customer.location, address: '8 Kamal Avenue, Banani' } }
        : { ...customer, phone_number: '+8801812345679' };
    const request = { ...second, body: orderBodyFixture({ customer: other }) };

    expect(hasRecentDuplicate(createHistory(), request, now)).toBe(false);
  });

  it('returns false when the history is unreadable', () => {
    const storage = createHistory();
    const key = storage.keys().find((name) => name.endsWith('-requests')) ?? '';
    storage.write(key, '[{"draftId":7}]');

    expect(hasRecentDuplicate(storage, second, now)).toBe(false);
  });
});

describe('hasRecentDuplicate after a bulk upload', () => {
  const recipient = { phoneNumber: '+880 1812-345678', address: '7 kamal avenue, Banani' };
  const placeInBulk = (...recipients: readonly (typeof recipient)[]) => {
    const storage = createMemoryStorage();
    rememberBulkJob(storage, { jobId: 'job-1', recipients }, now);
    return storage;
  };

  it.each([
    [true, 10 * minute - 1],
    [false, 10 * minute],
  ])('returns %s when the orders were placed %i ms ago', (isDuplicate, elapsed) => {
    expect(hasRecentDuplicate(placeInBulk(recipient), first, now + elapsed)).toBe(isDuplicate);
  });

  it('returns false for another address of the same recipient', () => {
    const storage = placeInBulk({ ...recipient, address: '8 Kamal Avenue, Banani' });

    expect(hasRecentDuplicate(storage, first, now)).toBe(false);
  });

  it('keeps the other jobs when a job turns out to have placed nothing', () => {
    const storage = placeInBulk(recipient);
    rememberBulkJob(storage, { jobId: 'job-2', recipients: [] }, now);
    expect(hasRecentDuplicate(storage, first, now)).toBe(true);

    rememberBulkJob(storage, { jobId: 'job-1', recipients: [] }, now);
    expect(hasRecentDuplicate(storage, first, now)).toBe(false);
  });

  it('stores no personal data', () => {
    const storage = placeInBulk(recipient);

    expect(
      storage
        .keys()
        .map((key) => storage.read(key))
        .join(),
    ).not.toMatch(/1812|345678|kamal/i);
  });
});

describe('the history of requests', () => {
  const readHistory = (storage: ReturnType<typeof createMemoryStorage>) => {
    const key = storage.keys().find((name) => name.endsWith('-requests')) ?? '';
    return JSON.parse(storage.read(key) ?? '[]') as { readonly draftId: string; readonly at: number }[];
  };

  it('has one entry per draft and no entry that is older than ten minutes', () => {
    const storage = createHistory();
    rememberRequest(storage, first, now + minute);
    expect(readHistory(storage)).toMatchObject([{ draftId: 'draft-1', at: now + minute }]);

    rememberRequest(storage, second, now + 2 * minute);
    expect(readHistory(storage)).toHaveLength(2);
    rememberRequest(storage, second, now + 20 * minute);
    expect(readHistory(storage)).toMatchObject([{ draftId: 'draft-2' }]);
  });
});
