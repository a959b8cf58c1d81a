import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersApi } from '../testing/harness.ts';

const report = { file_name: 'orders-y0ud-2026-03-09.csv', content: '\ufeffOrder\r\n<b>=1+1</b>\r\n' };

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  return {
    ...harness,
    client,
    send: (body: unknown, key: string, vendorId = 'y0ud') =>
      client.post(`${ordersApi}/vendor/${vendorId}/report`, body, { 'idempotency-key': key }),
    outbox: async () => at((await harness.visitor.get('/sandbox/outbox')).body, 'result'),
  };
};

describe('sendReport', () => {
  // Proves: history.export-email
  it('sends the file to the email of the account', async () => {
    const { send, outbox } = await start();

    const { status, body } = await send(report, 'key-1');

    expect([status, at(body, 'result', 'sent_to')]).toEqual([200, 'demo@saddlebag.test']);
    expect(await outbox()).toMatchObject([
      {
        channel: 'email',
        to: 'demo@saddlebag.test',
        attachment: { name: report.file_name, content: report.content },
        sent_at: new Date(noon).toISOString(),
      },
    ]);
  });

  // Proves: call-rule.creations-once
  it('sends one message for repeated requests with the same key', async () => {
    const { send, outbox } = await start();

    const first = await send(report, 'key-1');
    const second = await send(report, 'key-1');

    expect(second.body).toEqual(first.body);
    expect(await outbox()).toHaveLength(1);
  });

  it('refuses an account without an email', async () => {
    const { send, service, outbox } = await start();
    const account = [...service.store.all('account')].find(({ email }) => email === 'demo@saddlebag.test');
    if (account === undefined) throw new Error('The demo account is missing.');
    service.save([{ table: 'account', record: { ...account, email: null, mobile: '+8801711000111' } }]);

    const { status, body } = await send(report, 'key-1');

    expect([status, at(body, 'meta', 'translation_key')]).toEqual([400, 'history.export.no-email']);
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ["another account's vendor", 404, report, 'b6vl'],
    ['a path as the file name', 400, { ...report, file_name: '../orders.csv' }, 'y0ud'],
    ['a null character', 400, { ...report, content: 'a\0b' }, 'y0ud'],
  ])('refuses %s with %d', async (_, status, body, vendorId) => {
    const { send, outbox } = await start();

    expect((await send(body, 'key-1', vendorId)).status).toBe(status);
    expect(await outbox()).toEqual([]);
  });

  it('escapes the file on the page of the outbox', async () => {
    const { send, app } = await start();
    await send(report, 'key-1');

    const response = await app.request('/sandbox/outbox', { headers: { accept: 'text/html' } });

    expect(await response.text()).toContain('&lt;b&gt;=1+1&lt;/b&gt;');
  });
});
