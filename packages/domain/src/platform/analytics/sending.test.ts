import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../contracts/index.ts';
import { $notifications } from '../notifications/index.ts';
import { $reporter } from '../ports/index.ts';
import { toErrorEvent } from './error-event.ts';
import { pageHidden, recordingStarted } from './index.ts';
import { openAnalyticsPage } from './test/analytics-page.ts';

const homeViewed: AnalyticsEvent = { name: 'page-viewed', page: 'home' };
const registerViewed: AnalyticsEvent = { name: 'page-viewed', page: 'register' };
const stepReached: AnalyticsEvent = { name: 'request-step-reached', step: 'FillOrderDetails' };

describe('analytics', () => {
  // Proves: analytics.consent
  it('queues nothing before the consent', async () => {
    const { clock, changeConsent, record, batches } = await openAnalyticsPage({ hasConsent: false });
    await record(homeViewed);
    await changeConsent(true);
    await record(registerViewed);
    await clock.advance(5000);

    expect(batches()).toEqual([[registerViewed]]);
  });

  // Proves: analytics.consent
  it('discards its queue when the consent is withdrawn', async () => {
    const { clock, scope, changeConsent, record, requests } = await openAnalyticsPage();
    await record(homeViewed);
    await changeConsent(false);
    await record(registerViewed);
    await allSettled(pageHidden, { scope });
    await clock.advance(60_000);

    expect(requests).toEqual([]);
    expect(clock.sleeperCount).toBe(0);
  });

  it.each([
    ['the code loads', true, 1],
    ['the consent is given again', false, 2],
  ])('starts to record when %s', async (_, isFirst, expected) => {
    const { scope, changeConsent } = await openAnalyticsPage({ hasConsent: false });
    let starts = 0;
    createWatch({ unit: recordingStarted, scope, fn: () => (starts += 1) });
    await changeConsent(true);
    if (!isFirst) {
      await changeConsent(false);
      await changeConsent(true);
    }

    expect(starts).toBe(expected);
  });

  it.each(['test', 'staging', 'production'] as const)(
    'sends nothing from the environment %s, which has no analytics service',
    async (environment) => {
      const { clock, record, requests } = await openAnalyticsPage({ environment });
      await record(homeViewed);
      await clock.advance(60_000);

      expect(requests).toEqual([]);
    },
  );

  it('lists its events in the console of a development build', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { clock, record, requests } = await openAnalyticsPage({ environment: 'dev' });
    await record(homeViewed);
    await clock.advance(5000);
    const lines = warn.mock.calls;
    warn.mockRestore();

    expect(lines).toEqual([['Analytics', { events: [homeViewed] }]]);
    expect(requests).toEqual([]);
  });

  // Proves: analytics.batches
  it('sends the events of five seconds together, in a request that outlives the page', async () => {
    const { clock, record, requests, batches } = await openAnalyticsPage();
    await record(homeViewed);
    await clock.advance(4000);
    await record(registerViewed);
    await clock.advance(999);
    const early = requests.length;
    await clock.advance(1);
    await record(stepReached);
    await clock.advance(5000);

    expect(early).toBe(0);
    expect(batches()).toEqual([[homeViewed, registerViewed], [stepReached]]);
    expect(requests[0]).toMatchObject({
      url: '/sandbox/analytics',
      init: { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
    });
  });

  // Proves: analytics.batches
  it('sends its queue when the page is hidden', async () => {
    const { clock, scope, record, batches } = await openAnalyticsPage();
    await allSettled(pageHidden, { scope });
    await record(homeViewed);
    await allSettled(pageHidden, { scope });
    await allSettled(pageHidden, { scope });
    await clock.advance(60_000);

    expect(batches()).toEqual([[homeViewed]]);
  });

  it('sends a full batch at once', async () => {
    const { record, batches } = await openAnalyticsPage();
    for (let count = 1; count <= 41; count += 1) await record(stepReached);

    expect(batches().map(({ length }) => length)).toEqual([20, 20]);
  });

  // Proves: analytics.failing-sink
  it('shows, reports and repeats nothing when its service fails', async () => {
    const reported: string[] = [];
    const { clock, scope, service, record, batches } = await openAnalyticsPage({
      reporter: { report: (message) => reported.push(message) },
    });
    service.isDown = true;
    await record(homeViewed);
    await clock.advance(60_000);
    service.isDown = false;
    await record(registerViewed);
    await clock.advance(60_000);

    expect(batches()).toEqual([[homeViewed], [registerViewed]]);
    expect([reported, scope.getState($notifications)]).toEqual([[], []]);
  });

  // Proves: analytics.fields
  it('drops an event with a field that the table does not have', async () => {
    const { clock, record, batches } = await openAnalyticsPage();
    await record({ ...homeViewed, phone: '+8801711000111' } as AnalyticsEvent);
    await record({ ...homeViewed, page: 'order-tracking/y0ud' } as unknown as AnalyticsEvent);
    await record(registerViewed);
    await clock.advance(5000);

    expect(batches()).toEqual([[registerViewed]]);
  });

  it('sends at most 20 errors of a page, and all its other events', async () => {
    const { clock, record, batches } = await openAnalyticsPage();
    for (let count = 1; count <= 30; count += 1) await record(toErrorEvent('script', new TypeError()));
    await record(homeViewed);
    await clock.advance(5000);

    expect(batches().map(({ length }) => length)).toEqual([20, 1]);
    expect(batches().at(-1)).toEqual([homeViewed]);
  });

  // Proves: analytics.errors
  it('records the kind of each problem that a model reports', async () => {
    const reported: unknown[] = [];
    const { clock, scope, batches } = await openAnalyticsPage({
      reporter: { report: (...report) => reported.push(report) },
    });
    const { report } = scope.getState($reporter);
    report('Ignored a message to the help centre.', { reason: 'origin' });
    report('Could not look up +8801711000111.', { kind: 'offline', text: 'Farhana' });
    report('Farhana', { kind: 'Farhana' });
    await clock.advance(5000);

    expect(batches()).toEqual([
      [
        { name: 'problem-reported', kind: 'origin' },
        { name: 'problem-reported', kind: 'offline' },
        { name: 'problem-reported', kind: 'other' },
      ],
    ]);
    expect(reported).toHaveLength(3);
  });
});
