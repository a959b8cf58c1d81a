import { describe, expect, it } from 'vitest';
import { createHarness, noon } from '../testing/harness.ts';
import { expiredRecords } from './expired-records.ts';
import { createStore } from './store.ts';
import type { StoredPasswordReset } from './tables.ts';

const dayMs = 24 * 3_600_000;

const createReset = (changes: Partial<StoredPasswordReset>): StoredPasswordReset => ({
  id: 'contact',
  accountId: null,
  codeHash: 'hash',
  attemptsLeft: 3,
  expiresAt: noon,
  sentAt: noon,
  codesSent: 1,
  countedFrom: noon,
  ...changes,
});

describe('the list of expired records', () => {
  it.each([
    ['leaves out a code that counts towards the daily limit', { expiresAt: noon }, dayMs - 1, false],
    ['includes a code that no longer counts', { expiresAt: noon }, dayMs, true],
    ['leaves out a code that is still valid', { expiresAt: noon + 2 * dayMs }, 2 * dayMs - 1, false],
    ['includes a code that is no longer valid', { expiresAt: noon + 2 * dayMs }, 2 * dayMs, true],
  ])('%s', (_, changes, elapsed, isRemoved) => {
    const store = createStore();
    store.save([{ table: 'passwordReset', record: createReset(changes) }]);

    expect(expiredRecords(store, noon + elapsed)).toEqual(
      isRemoved ? [{ table: 'passwordReset', removed: 'contact' }] : [],
    );
  });

  it('includes a message after a week', () => {
    const store = createStore();
    const message = { id: 'message', channel: 'sms', to: '', subject: '', text: '', code: null } as const;
    store.save([{ table: 'message', record: { ...message, sentAt: noon } }]);

    expect(expiredRecords(store, noon + 7 * dayMs - 1)).toEqual([]);
    expect(expiredRecords(store, noon + 7 * dayMs)).toEqual([{ table: 'message', removed: 'message' }]);
  });

  it('includes a session without tokens at its own expiry', () => {
    const store = createStore();
    const session = { id: 'session', accountId: 'guest', revoked: false, expiresAt: noon + dayMs };
    store.save([{ table: 'session', record: session }]);

    expect(expiredRecords(store, noon + dayMs - 1)).toEqual([]);
    expect(expiredRecords(store, noon + dayMs)).toEqual([{ table: 'session', removed: 'session' }]);
  });
});

describe('a cleared store', () => {
  it('lists no orders', async () => {
    const { service, createClient, placeOrder } = createHarness();
    await placeOrder(await createClient());

    service.store.clear();

    expect(service.store.orders.list({ by: 'vendor', id: 'y0ud', count: 1 }).orders).toEqual([]);
    expect(service.store.orders.lastNumber('y0ud')).toBe(0);
  });
});
