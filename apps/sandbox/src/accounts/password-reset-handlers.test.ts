import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const forgot = `${ordersApi}/password/forgot`;
const reset = `${ordersApi}/password/reset`;
const knownContact = { email_address: 'demo@saddlebag.test' };
const unknownContact = { email_address: 'nobody@saddlebag.test' };
const newPassword = 'N3w!saddle-bag';
const minute = 60_000;

const startHarness = () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const { visitor } = harness;
  const outbox = async () => at((await visitor.get('/sandbox/outbox')).body, 'result') as readonly unknown[];
  const logIn = (password: string) => visitor.post(`${ordersApi}/login`, { ...knownContact, password });
  return {
    ...harness,
    outbox,
    logIn,
    requestCode: async (contact: object = knownContact): Promise<string> => {
      await visitor.post(forgot, contact);
      const [newest] = await outbox();
      return String(at(newest, 'code'));
    },
    setPassword: (code: string, contact: object = knownContact, password = newPassword) =>
      visitor.post(reset, { ...contact, code, password }),
  };
};

const translationKey = (body: unknown) => at(body, 'meta', 'translation_key');
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('password reset', () => {
  it('sets a new password with the emailed code', async () => {
    const { requestCode, outbox, setPassword, logIn } = startHarness();
    const code = await requestCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await outbox()).toMatchObject([{ channel: 'email', to: 'demo@saddlebag.test' }]);

    expect((await setPassword(code)).body).toEqual({ result: true });
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await logIn(demoPassword)).status).toBe(401);
  });

  it('sends the code to the mobile number of an account without an email', async () => {
    const { service, requestCode, outbox, setPassword } = startHarness();
    const account = service.store.find('account', 'a-dhaka-01');
    if (account === undefined) throw new Error('No demo account');
    service.save([{ table: 'account', record: { ...account, email: null, mobile: '+8801712004410' } }]);
    const mobile = { mobile_number: '+8801712004410' };

    const code = await requestCode(mobile);

    expect(await outbox()).toMatchObject([{ channel: 'sms', to: '+8801712004410' }]);
    expect((await setPassword(code, mobile)).status).toBe(200);
  });

  it('ends every session of the account', async () => {
    const { createClient, requestCode, setPassword } = startHarness();
    const client = await createClient();
    await setPassword(await requestCode());
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(401);
  });

  it('does not store the new password in plain text', async () => {
    const { service, requestCode, setPassword } = startHarness();
    await setPassword(await requestCode());
    const stored = JSON.stringify([...service.store.all('account'), ...service.store.all('passwordReset')]);
    expect(stored).not.toContain(newPassword);
  });
});

describe('account enumeration', () => {
  it('is impossible through requests for reset codes', async () => {
    const { visitor, outbox } = startHarness();
    const knownReply = await visitor.post(forgot, knownContact);
    const unknownReply = await visitor.post(forgot, unknownContact);
    expect([unknownReply.status, unknownReply.body]).toEqual([knownReply.status, knownReply.body]);
    expect(await outbox()).toHaveLength(1);
  });

  it('is impossible through attempts with wrong reset codes', async () => {
    const { requestCode, setPassword } = startHarness();
    const tryCodes = async (contact: object, wrong: string) => {
      const before = await setPassword(wrong, contact);
      await requestCode(contact);
      const after = [];
      for (let attempt = 0; attempt < 6; attempt += 1) after.push(await setPassword(wrong, contact));
      return [before, ...after].map(({ status, body }) => [status, translationKey(body)]);
    };
    const knownReply = await tryCodes(knownContact, 'wrong!');
    expect(await tryCodes(unknownContact, 'wrong!')).toEqual(knownReply);
    expect(knownReply.map(([, key]) => key)).toEqual([
      ...Array.from({ length: 5 }, () => 'account.error.code-wrong'),
      'account.error.code-spent',
      'account.error.code-spent',
    ]);
  });
});

describe('reset code', () => {
  it('expires after 24 hours', async () => {
    const { requestCode, setPassword, advance, logIn } = startHarness();
    const code = await requestCode();
    await advance(24 * 60 * minute);
    const reply = await setPassword(code);
    expect([reply.status, translationKey(reply.body)]).toEqual([400, 'account.error.code-expired']);
    expect((await logIn(demoPassword)).status).toBe(200);

    const unexpired = startHarness();
    const validCode = await unexpired.requestCode();
    await unexpired.advance(24 * 60 * minute - 1);
    expect((await unexpired.setPassword(validCode)).status).toBe(200);
  });

  it('is invalid after five wrong attempts', async () => {
    const { requestCode, setPassword } = startHarness();
    const code = await requestCode();
    for (let attempt = 0; attempt < 5; attempt += 1) await setPassword(wrongCode(code));
    expect(translationKey((await setPassword(code)).body)).toBe('account.error.code-spent');
  });

  it('works once, even for two concurrent requests', async () => {
    const { requestCode, setPassword } = startHarness();
    const code = await requestCode();
    const replies = await Promise.all([setPassword(code), setPassword(code)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is replaced by the next code, which is sent no sooner than a minute later', async () => {
    const { requestCode, setPassword, advance, outbox } = startHarness();
    const first = await requestCode();
    await requestCode();
    expect(await outbox()).toHaveLength(1);
    await advance(minute);
    const second = await requestCode();
    expect(await outbox()).toHaveLength(2);
    if (first !== second) expect((await setPassword(first)).status).toBe(400);
    expect((await setPassword(second)).status).toBe(200);
  });

  it('is sent at most five times a day', async () => {
    const { requestCode, advance, outbox } = startHarness();
    for (let request = 0; request < 7; request += 1) {
      await requestCode();
      await advance(minute);
    }
    expect(await outbox()).toHaveLength(5);
    await advance(24 * 60 * minute);
    await requestCode();
    expect(await outbox()).toHaveLength(6);
  });

  it('stays valid when the new password is too weak', async () => {
    const { requestCode, setPassword } = startHarness();
    const code = await requestCode();
    expect(translationKey((await setPassword(code, knownContact, 'saddle')).body)).toBe(
      'account.error.password-weak',
    );
    expect((await setPassword(code)).status).toBe(200);
  });
});

describe('request for a reset code', () => {
  it.each([{}, { ...knownContact, mobile_number: '+8801712004410' }])(
    'is refused with 400 unless it has exactly one contact: %j',
    async (contact) => {
      const { visitor } = startHarness();
      expect((await visitor.post(forgot, contact)).status).toBe(400);
    },
  );
});

describe('outbox', () => {
  it('escapes the messages on its HTML page', async () => {
    const { app, service, requestCode } = startHarness();
    await requestCode();
    const [message] = service.store.all('message');
    if (message === undefined) throw new Error('No message');
    service.save([{ table: 'message', record: { ...message, to: '<img src=x>@saddlebag.test' } }]);

    const page = await app.request('/sandbox/outbox', { headers: { accept: 'text/html,*/*' } });
    const text = await page.text();

    expect(page.headers.get('content-type')).toContain('text/html');
    expect(text).toContain(message.code);
    expect(text).not.toContain('<img');
  });
});
