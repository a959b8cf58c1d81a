import { createHmac, hash, scrypt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type SandboxOptions } from '@saddlebag/sandbox';
import { startSandbox } from '@saddlebag/sandbox/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testMatrix } from '../test-matrix.ts';
import { fuzzCalls } from './fuzz-calls.ts';
import { sendOverHttp, type Send } from './wire.ts';

const seed = 20_260_310;
const settings = { parameters: { onlinePaymentActivated: 'true' }, flags: { GuestCheckout: true } };

/** Native primitives. The portable ones take half a second per login. */
const cryptography: NonNullable<SandboxOptions['cryptography']> = {
  deriveKey: (password, salt, { N, r, p }) =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    }),
  digest: (text) => hash('sha256', text, 'base64url'),
  authenticate: (secret, text) => createHmac('sha256', secret).update(text).digest('base64url'),
};

describe('sandbox', () => {
  it('answers random requests to every call without a 5xx', { timeout: 1_200_000 }, async () => {
    const { app } = createSandbox({ cryptography, settings });
    const send: Send = async ({ path, ...init }) => app.request(`http://localhost${path}`, init);
    const count = testMatrix === 'all' ? 20_000 : 500;
    const { weaknesses, statuses } = await fuzzCalls({ count, seed, send });
    expect(weaknesses).toEqual([]);
    // The requests get past the first checks: some succeed, and others are refused for different reasons.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  });

  it('answers random requests over HTTP without a 5xx', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const { url, close } = await startSandbox({ port: 0, dataFolder: folder, validatesResponses: true });
    onTestFinished(async () => {
      await close();
      rmSync(folder, { recursive: true });
    });
    const send = sendOverHttp(url);
    await send({
      method: 'POST',
      path: '/sandbox/settings',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    expect((await fuzzCalls({ count: 100, seed, send })).weaknesses).toEqual([]);
  });
});
