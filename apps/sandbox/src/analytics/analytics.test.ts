import { describe, expect, it } from 'vitest';
import { analyticsLimits, type AnalyticsEvent } from '@saddlebag/domain/contracts';
import { at, createHarness } from '../testing/harness.ts';

const homeViewed: AnalyticsEvent = { name: 'page-viewed', page: 'home' };
const registerViewed: AnalyticsEvent = { name: 'page-viewed', page: 'register' };

const errorThrown = (fields: Readonly<Record<string, unknown>>) => ({
  name: 'error-thrown',
  source: 'script',
  kind: 'TypeError',
  frames: [],
  ...fields,
});
const frameOf = (file: string) => ({ file, line: 1, column: 1 });

const start = () => {
  const { visitor } = createHarness();
  return {
    visitor,
    send: (body: unknown) => visitor.post('/sandbox/analytics', body),
    listed: async () => at((await visitor.get('/sandbox/analytics')).body, 'result'),
  };
};

describe('the analytics control', () => {
  // Proves: analytics.sandbox
  it('lists the received events in the order of their arrival', async () => {
    const { send, listed } = start();

    const reply = await send({ events: [homeViewed, registerViewed] });
    await send({ events: [homeViewed] });

    expect([reply.status, reply.body]).toEqual([200, { result: true }]);
    expect(await listed()).toEqual([homeViewed, registerViewed, homeViewed]);
  });

  // Proves: analytics.fields
  it.each<[string, unknown]>([
    ['without events', { events: [] }],
    ['of unknown events', { events: [{ name: 'key-pressed' }] }],
    ['of unknown pages', { events: [{ name: 'page-viewed', page: 'order-tracking/y0ud' }] }],
    ['with a further field', { events: [{ ...homeViewed, phone: '+8801711000111' }] }],
    ['with a further field beside the events', { events: [homeViewed], user: 'demo@saddlebag.test' }],
    ['with a custom error name', { events: [errorThrown({ kind: 'Farhana' })] }],
    ['with a message', { events: [errorThrown({ message: 'Farhana' })] }],
    [
      'with a file that is not a script',
      { events: [errorThrown({ frames: [frameOf('orders?q=Farhana')] })] },
    ],
    ['with too many frames', { events: [errorThrown({ frames: Array(9).fill(frameOf('index-1.js')) })] }],
    ['with too many events', { events: Array(analyticsLimits.eventsPerBatch + 1).fill(homeViewed) }],
  ])('refuses a batch %s', async (_, body) => {
    const { send, listed } = start();

    expect((await send(body)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('keeps the latest 1000 events', async () => {
    const { send, listed } = start();
    await send({ events: [registerViewed] });
    for (let batch = 0; batch < 50; batch += 1)
      await send({ events: Array(analyticsLimits.eventsPerBatch).fill(homeViewed) });

    expect(await listed()).toEqual(Array(1000).fill(homeViewed));
  });

  it('is empty after a reset', async () => {
    const { visitor, send, listed } = start();
    await send({ events: [homeViewed] });
    await visitor.post('/sandbox/reset', {});

    expect(await listed()).toEqual([]);
  });
});
