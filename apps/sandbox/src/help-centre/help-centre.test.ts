import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const initPath = '/help-centre/conditions-api/v1/init';
const messagesPath = '/help-centre/messages';
const message = { id: '6f1c2f2e-6a62-4f5a-9d0e-1d1c8c9b7a11', text: 'Where is <b>my rider</b>?' };

const initBody = (token: string, locale = 'en') => ({
  user_id: 'a-1',
  email: 'demo@saddlebag.test',
  guest: false,
  name: 'Youdim',
  brand: 'mangrove',
  global_entity_id: 'MANGROVE_BD',
  country: 'bd',
  locale,
  app_version: 'web',
  verification_token: token,
  bridge: 'post-message-1',
  service_type: 'RIDER_REQUEST',
});

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  const { body } = await client.get(`${ordersApi}/vendor/y0ud/hc_jwt_token`);
  const token = String(at(body, 'result'));
  return {
    ...harness,
    client,
    token,
    send: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      harness.visitor.post(messagesPath, body, { authorization: `HelpCentre ${token}`, ...headers }),
    outbox: async () => at((await harness.visitor.get('/sandbox/outbox')).body, 'result'),
  };
};

describe('help-centre token', () => {
  // Proves: call.get-help-centre-token
  it('starts a panel in the language of the vendor', async () => {
    const { visitor, token } = await start();

    const { status, body } = await visitor.post(initPath, initBody(token, 'ar-BH'));

    expect([status, at(body, 'url')]).toEqual([200, 'http://localhost/help-centre/panel?locale=ar-BH']);
  });

  it('is refused for the vendor of another account', async () => {
    const { client } = await start();

    expect((await client.get(`${ordersApi}/vendor/b6vl/hc_jwt_token`)).status).toBe(404);
  });

  it('does not identify the caller to the courier service', async () => {
    const { app, token } = await start();

    const response = await app.request(`${ordersApi}/vendors`, {
      headers: { authorization: `Bearer ${token}` },
    });

    expect(response.status).toBe(401);
  });

  it('expires after an hour', async () => {
    const { visitor, token, advance } = await start();
    await advance(3_600_000);

    expect((await visitor.post(initPath, initBody(token))).status).toBe(401);
  });

  it('is not interchangeable with an access token', async () => {
    const { visitor, client } = await start();

    expect((await visitor.post(initPath, initBody(client.accessToken))).status).toBe(401);
  });
});

describe('contact form of the help centre', () => {
  it('sends a message to the support team once', async () => {
    const { send, outbox } = await start();

    const statuses = [(await send(message)).status, (await send(message)).status];

    expect(statuses).toEqual([200, 200]);
    expect(await outbox()).toMatchObject([
      { to: 'help@saddlebag.test', subject: 'Help request of demo@saddlebag.test', text: message.text },
    ]);
  });

  it.each([
    ['a blank text', 400, { ...message, text: ' \u200b ' }, {}],
    ['a long text', 400, { ...message, text: 'a'.repeat(2001) }, {}],
    ['an id of another form', 400, { ...message, id: '1' }, {}],
    ['a forged token', 401, message, { authorization: 'HelpCentre forged' }],
    ['another origin', 403, message, { origin: 'https://evil.example' }],
    ['another content type', 415, message, { 'content-type': 'text/plain' }],
  ])('refuses a message with %s', async (_, status, body, headers) => {
    const { send, outbox } = await start();

    expect((await send(body, headers)).status).toBe(status);
    expect(await outbox()).toEqual([]);
  });
});
