import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sendReportFx, type Report } from '../../api/report.ts';
import { $session, sessionEnded } from '../../account/session/session.model.ts';
import { $notifications, notificationActionPressed } from '../../platform/notifications/index.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { $exportProgress, exportCancelled, exportRequested, historyClosed } from './index.ts';
import { historyScreen, manyOrders, pagesOf, reject } from './test/history-screen.ts';

type Response = { readonly email: string } | Promise<{ readonly email: string }>;

/** Opens a history whose service responds to reports with `send`. */
const open = async (send: (report: Report) => Response) => {
  const reports: Report[] = [];
  const screen = historyScreen(pagesOf(manyOrders(2), 30), {
    handlers: [
      [
        sendReportFx,
        (report: Report) => {
          reports.push(report);
          return send(report);
        },
      ],
    ],
  });
  await screen.show();
  return { ...screen, reports };
};
const sent = () => ({ email: 'kitchen@example.test' });

describe('the report by email', () => {
  // Proves: history.export-email
  it('is the CSV file of the orders, and the notification names the address', async () => {
    const { fire, reports, messages, scope } = await open(sent);

    await fire(exportRequested, 'email');

    expect(reports).toMatchObject([{ vendorId: 'k4ch', fileName: 'orders-k4ch-2026-01-04.csv' }]);
    expect(reports[0]?.content).toMatch(/^\ufeff.*\r\nk4ch-000002,.*\r\nk4ch-000001,.*\r\n$/);
    expect(messages()).toEqual([{ key: 'history.export.sent', params: { email: 'kitchen@example.test' } }]);
    expect(scope.getState($exportProgress)).toBeNull();
  });

  // Proves: call-rule.creations-once
  it('is retried under the same idempotency key, and a new report has another key', async () => {
    let failureCount = 1;
    const { fire, reports, messages, scope } = await open(() =>
      failureCount-- > 0 ? reject(503, 'Busy') : sent(),
    );

    await fire(exportRequested, 'email');
    const [notification] = scope.getState($notifications);
    const firstMessages = messages();
    await fire(notificationActionPressed, { id: notification?.id ?? '', action: 'report-retry' });
    await fire(exportRequested, 'email');

    expect(firstMessages).toEqual([{ key: 'history.export.not-sent', params: { message: 'Busy' } }]);
    expect(reports).toHaveLength(3);
    expect(reports[1]).toEqual(reports[0]);
    expect(reports[2]?.key).not.toBe(reports[0]?.key);
  });

  it('shows its result after the vendor leaves the history, and cannot be cancelled', async () => {
    let respond: (response: { readonly email: string }) => void = () => undefined;
    const { fire, messages, scope } = await open(() => new Promise((resolve) => (respond = resolve)));

    const exported = fire(exportRequested, 'email');
    await Promise.resolve();
    void fire(exportCancelled);
    void fire(historyClosed);
    const stage = scope.getState($exportProgress)?.stage;
    respond(sent());
    await exported;

    expect(stage).toBe('sending');
    expect(messages()).toHaveLength(1);
  });

  it('shows no result to the next account', async () => {
    let respond: (response: { readonly email: string }) => void = () => undefined;
    const { fire, messages } = await open(() => new Promise((resolve) => (respond = resolve)));

    const exported = fire(exportRequested, 'email');
    await Promise.resolve();
    void fire(sessionEnded);
    respond(sent());
    await exported;

    expect(messages()).not.toContainEqual(expect.objectContaining({ key: 'history.export.sent' }));
  });

  it('is not prepared for an account without an email', async () => {
    const { scope, fire, reports, queries, messages } = await open(sent);
    const { user } = sessionFixture();
    const queryCount = queries.length;
    await allSettled($session, { scope, params: sessionFixture({ user: { ...user, email: '+8801711' } }) });

    await fire(exportRequested, 'email');

    expect(reports).toEqual([]);
    expect(queries).toHaveLength(queryCount);
    expect(messages()).toEqual([{ key: 'history.export.no-email' }]);
  });

  it.each([
    ['too large', 413, 'history.export.too-large'],
    ['refused by the service', 400, 'history.export.not-sent'],
  ])('shows what to do when it is %s', async (_, status, key) => {
    const { fire, messages } = await open(() => reject(status));

    await fire(exportRequested, 'email');

    expect(messages()).toMatchObject([{ key }]);
  });
});
