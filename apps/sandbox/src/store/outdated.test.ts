import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { noon, ordersService } from '../testing/harness.ts';
import { createStore } from './store.ts';

const day = 24 * 3_600_000;

const opened = (later: number) => {
  const store = createStore();
  const at = (now: number) => createSandbox({ store, clock: { now: () => now } });
  at(noon);
  const answer = { id: 'a-dhaka-01 key', bodyHash: 'hash', body: '{}', createdAt: noon };
  const token = { id: 'token', sessionId: 'session', expiresAt: noon + 30 * day, used: false };
  store.save([
    { table: 'answer', record: answer },
    { table: 'session', record: { id: 'session', accountId: 'a-dhaka-01', revoked: false } },
    { table: 'refreshToken', record: token },
  ]);
  const { app } = at(noon + later);
  return {
    app,
    kept: () =>
      [store.find('answer', answer.id), store.find('session', 'session')].map((found) => found !== undefined),
  };
};

describe('opening a store again', () => {
  it('keeps what still counts', () => {
    expect(opened(day - 1).kept()).toEqual([true, true]);
  });

  it('drops keys after a day and sessions after a month', () => {
    expect(opened(day).kept()).toEqual([false, true]);
    expect(opened(30 * day).kept()).toEqual([false, false]);
  });

  it('leaves the service as it was', async () => {
    const reply = await opened(30 * day).app.request(`${ordersService}/vendors`);
    expect(reply.status).toBe(401);
  });
});
