import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { noon, ordersApi } from '../testing/harness.ts';
import { createStore } from './store.ts';

const dayMs = 24 * 3_600_000;

/** Fills a store, then opens a second service with the same store `elapsed` milliseconds later. */
const reopenAfter = (elapsed: number) => {
  const store = createStore();
  const openAt = (now: number) => createSandbox({ store, clock: { now: () => now } });
  openAt(noon);
  const answer = { id: 'a-dhaka-01 key', bodyHash: 'hash', body: '{}', createdAt: noon };
  const token = { id: 'token', sessionId: 'session', expiresAt: noon + 30 * dayMs, used: false };
  store.save([
    { table: 'answer', record: answer },
    { table: 'session', record: { id: 'session', accountId: 'a-dhaka-01', revoked: false } },
    { table: 'refreshToken', record: token },
  ]);
  const { app } = openAt(noon + elapsed);
  return {
    app,
    hasResponseAndSession: () =>
      [store.find('answer', answer.id), store.find('session', 'session')].map(
        (record) => record !== undefined,
      ),
  };
};

describe('reopened store', () => {
  it('keeps records that have not expired', () => {
    expect(reopenAfter(dayMs - 1).hasResponseAndSession()).toEqual([true, true]);
  });

  it('contains no responses after a day and no sessions after 30 days', () => {
    expect(reopenAfter(dayMs).hasResponseAndSession()).toEqual([false, true]);
    expect(reopenAfter(30 * dayMs).hasResponseAndSession()).toEqual([false, false]);
  });

  it('still answers 401 to a call without a session', async () => {
    const reply = await reopenAfter(30 * dayMs).app.request(`${ordersApi}/vendors`);
    expect(reply.status).toBe(401);
  });
});
