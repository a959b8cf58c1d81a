import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { at, createHarness, ordersService } from '../testing/harness.ts';

const forgot = `${ordersService}/password/forgot`;
const reset = `${ordersService}/password/reset`;
const known = { email_address: 'demo@saddlebag.test' };
const unknown = { email_address: 'nobody@saddlebag.test' };
const newPassword = 'N3w-saddle-bag';
const minute = 60_000;

const open = () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const { visitor } = harness;
  const outbox = async () => at((await visitor.get('/sandbox/outbox')).body, 'result') as readonly unknown[];
  const logIn = (password: string) => visitor.post(`${ordersService}/login`, { ...known, password });
  return {
    ...harness,
    outbox,
    logIn,
    askForCode: async (contact: object = known): Promise<string> => {
      await visitor.post(forgot, contact);
      const [newest] = await outbox();
      return String(at(newest, 'code'));
    },
    set: (code: string, contact: object = known, password = newPassword) =>
      visitor.post(reset, { ...contact, code, password }),
  };
};

const keyOf = (body: unknown) => at(body, 'meta', 'translation_key');
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  it('is replaced with the code of the email, and the old one is worth nothing', async () => {
    const { askForCode, outbox, set, logIn } = open();
    const code = await askForCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await outbox()).toMatchObject([{ channel: 'email', to: 'demo@saddlebag.test' }]);

    expect((await set(code)).body).toEqual({ result: true });
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await logIn(demoPassword)).status).toBe(401);
  });

  it('sends the code to the mobile number of an account without an email', async () => {
    const { service, askForCode, outbox, set } = open();
    const account = service.store.find('account', 'a-dhaka-01');
    if (account === undefined) throw new Error('No demo account');
    service.save([{ table: 'account', record: { ...account, email: null, mobile: '+8801712004410' } }]);
    const mobile = { mobile_number: '+8801712004410' };

    const code = await askForCode(mobile);

    expect(await outbox()).toMatchObject([{ channel: 'sms', to: '+8801712004410' }]);
    expect((await set(code, mobile)).status).toBe(200);
  });

  it('ends every session of the account', async () => {
    const { signedIn, askForCode, set } = open();
    const client = await signedIn();
    await set(await askForCode());
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(401);
  });

  it('keeps the new password out of the store', async () => {
    const { service, askForCode, set } = open();
    await set(await askForCode());
    const stored = JSON.stringify([...service.store.all('account'), ...service.store.all('passwordReset')]);
    expect(stored).not.toContain(newPassword);
  });
});

describe('who is known', () => {
  it('cannot be learned by asking for a code', async () => {
    const { visitor, outbox } = open();
    const mine = await visitor.post(forgot, known);
    const nobodys = await visitor.post(forgot, unknown);
    expect([nobodys.status, nobodys.body]).toEqual([mine.status, mine.body]);
    expect(await outbox()).toHaveLength(1);
  });

  it('cannot be learned by trying codes, before and after one was asked for', async () => {
    const { askForCode, set } = open();
    const tries = async (contact: object, wrong: string) => {
      const before = await set(wrong, contact);
      await askForCode(contact);
      const after = [];
      for (let attempt = 0; attempt < 6; attempt += 1) after.push(await set(wrong, contact));
      return [before, ...after].map(({ status, body }) => [status, keyOf(body)]);
    };
    const mine = await tries(known, 'wrong!');
    expect(await tries(unknown, 'wrong!')).toEqual(mine);
    expect(mine.map(([, key]) => key)).toEqual([
      ...Array.from({ length: 5 }, () => 'account.error.code-wrong'),
      'account.error.code-spent',
      'account.error.code-spent',
    ]);
  });
});

describe('a code', () => {
  it('is good for 24 hours', async () => {
    const { askForCode, set, advance, logIn } = open();
    const code = await askForCode();
    await advance(24 * 60 * minute);
    const reply = await set(code);
    expect([reply.status, keyOf(reply.body)]).toEqual([400, 'account.error.code-expired']);
    expect((await logIn(demoPassword)).status).toBe(200);

    const punctual = open();
    const good = await punctual.askForCode();
    await punctual.advance(24 * 60 * minute - 1);
    expect((await punctual.set(good)).status).toBe(200);
  });

  it('is spent after five wrong tries, even for the right one', async () => {
    const { askForCode, set } = open();
    const code = await askForCode();
    for (let attempt = 0; attempt < 5; attempt += 1) await set(otherThan(code));
    expect(keyOf((await set(code)).body)).toBe('account.error.code-spent');
  });

  it('works once, also for two who come together', async () => {
    const { askForCode, set } = open();
    const code = await askForCode();
    const replies = await Promise.all([set(code), set(code)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is replaced by the next one, which comes a minute later at the earliest', async () => {
    const { askForCode, set, advance, outbox } = open();
    const first = await askForCode();
    await askForCode();
    expect(await outbox()).toHaveLength(1);
    await advance(minute);
    const second = await askForCode();
    expect(await outbox()).toHaveLength(2);
    if (first !== second) expect((await set(first)).status).toBe(400);
    expect((await set(second)).status).toBe(200);
  });

  it('is sent five times a day at most', async () => {
    const { askForCode, advance, outbox } = open();
    for (let time = 0; time < 7; time += 1) {
      await askForCode();
      await advance(minute);
    }
    expect(await outbox()).toHaveLength(5);
    await advance(24 * 60 * minute);
    await askForCode();
    expect(await outbox()).toHaveLength(6);
  });

  it('is left alone by a password that does not meet the rules', async () => {
    const { askForCode, set } = open();
    const code = await askForCode();
    expect(keyOf((await set(code, known, 'saddle')).body)).toBe('account.error.password-weak');
    expect((await set(code)).status).toBe(200);
  });
});

describe('a request that names nobody, or two', () => {
  it.each([{}, { ...known, mobile_number: '+8801712004410' }])('is refused: %j', async (contact) => {
    const { visitor } = open();
    expect((await visitor.post(forgot, contact)).status).toBe(400);
  });
});

describe('the outbox', () => {
  it('is a page for a browser, in which nothing of a message is markup', async () => {
    const { app, service, askForCode } = open();
    await askForCode();
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
