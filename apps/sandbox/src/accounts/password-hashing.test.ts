import { describe, expect, it } from 'vitest';
import { fromBase64Url } from '../cryptography/encoding.ts';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { at, createHarness, ordersApi, type Reply } from '../testing/harness.ts';

const login = `${ordersApi}/login`;
const credentials = { email_address: 'demo@saddlebag.test', password: demoPassword };

/** Starts a service whose key derivations wait for `finishAll`. Only the demo password is correct. */
const start = () => {
  const key = fromBase64Url(demoAccounts[0]?.passwordHash.split('$').at(-1) ?? '');
  const pending: (() => void)[] = [];
  let isHeld = true;
  let most = 0;
  const deriveKey = (password: string) =>
    new Promise<Uint8Array>((resolve) => {
      const finish = () => resolve(password === demoPassword ? key : new Uint8Array(32));
      if (!isHeld) return finish();
      pending.push(finish);
      most = Math.max(most, pending.length);
      return undefined;
    });
  const finishAll = () => {
    isHeld = false;
    for (const finish of pending) finish();
  };
  const harness = createHarness({ cryptography: { ...nodeCryptography, deriveKey } });
  const logInAs = (email_address: string) => harness.visitor.post(login, { ...credentials, email_address });
  /** Sends sixty logins and waits for the 42 that are refused at once. Returns those as `early`, and all as `all`. */
  const flood = async () => {
    const early: Reply[] = [];
    const all = Array.from({ length: 60 }, async (_, index) => {
      const reply = await logInAs(`nobody${index}@saddlebag.test`);
      if (isHeld) early.push(reply);
      return reply;
    });
    await expect.poll(() => early.length).toBe(42);
    return { early, all };
  };
  return { ...harness, flood, finishAll, logInAs, mostPending: () => most };
};

const outcome = ({ status, headers, body }: Reply) => [
  status,
  headers.get('retry-after'),
  at(body, 'meta', 'translation_key'),
];

describe('limit of password hashing', () => {
  it('allows two logins at a time, queues sixteen and answers 429 to the others', async () => {
    const { flood, finishAll, mostPending } = start();
    const { early, all } = await flood();
    expect(early.map(outcome)).toEqual(early.map(() => [429, '3', 'auth.too-many-requests']));
    finishAll();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(18);
    expect(mostPending()).toBe(2);
  });

  it('does not lock an account whose logins it refused', async () => {
    const { flood, finishAll, logInAs } = start();
    const { all } = await flood();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await logInAs(credentials.email_address)).status).toBe(429);
    finishAll();
    await Promise.all(all);
    expect((await logInAs(credentials.email_address)).status).toBe(200);
  });

  it('refuses a registration with 429 while the queue is full', async () => {
    const { flood, visitor } = start();
    await flood();
    const reply = await visitor.post(`${ordersApi}/register`, {
      registration_type: 'NPV',
      business_name: 'Lal Tip Tehari',
      country_code: 'bd',
      email_address: 'owner@example.test',
      mobile_number: null,
      password: 'N3w!saddle-bag',
      vat_number: null,
      terms_accepted: true,
    });
    expect(outcome(reply)).toEqual([429, '3', 'account.error.service']);
  });

  it('keeps a reset code valid when it refuses the reset', async () => {
    const { flood, finishAll, visitor } = start();
    const contact = { email_address: credentials.email_address };
    await visitor.post(`${ordersApi}/password/forgot`, contact);
    const code = at((await visitor.get('/sandbox/outbox')).body, 'result', 0, 'code');
    const reset = () =>
      visitor.post(`${ordersApi}/password/reset`, { ...contact, code, password: 'N3w!saddle-bag' });
    const { all } = await flood();
    expect(outcome(await reset())).toEqual([429, '3', 'account.error.service']);
    finishAll();
    await Promise.all(all);
    expect((await reset()).status).toBe(200);
  });
});
