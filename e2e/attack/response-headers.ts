import { startSandbox } from '../sandbox-process.ts';
import { createTally } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, ordersApi } from './service-client.ts';

/** A header that every response of a kind must have, from the OWASP Secure Headers Project. */
type Expectation = readonly [header: string, value: RegExp];

const everywhere: readonly Expectation[] = [
  ['x-content-type-options', /^nosniff$/],
  // Old browsers ignore `frame-ancestors`. On pages, X-Frame-Options protects them.
  ['content-security-policy', /frame-ancestors 'none'/],
];
const onPages: readonly Expectation[] = [
  ...everywhere,
  ['content-security-policy', /default-src 'none'/],
  ['content-security-policy', /script-src 'nonce-[\w-]{20,}' 'strict-dynamic'/],
  ['content-security-policy', /base-uri 'none'/],
  ['content-security-policy', /require-trusted-types-for 'script'/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['cache-control', /no-store|no-cache/],
];
const onCalls: readonly Expectation[] = [
  ['x-content-type-options', /^nosniff$/],
  ['cache-control', /no-store/],
];
/** Headers that tell an attacker what software to attack. */
const revealing = ['server', 'x-powered-by', 'x-aspnet-version', 'via'];

/** Checks the headers of pages, files and calls against OWASP's list. Includes responses with HTTP errors. */
export const responseHeaders: AttackPart = async () => {
  const tally = createTally();
  const sandbox = await startSandbox();
  try {
    const client = await connectClient(sandbox.url);
    const check = async (path: string, expectations: readonly Expectation[], init: RequestInit = {}) => {
      const { headers } = await client.send(path, init);
      for (const [name, value] of expectations)
        tally.count(value.test(headers.get(name) ?? '') ? null : `${path}: ${name} is ${headers.get(name)}`);
      for (const name of revealing) tally.count(headers.has(name) ? `${path}: has the header ${name}` : null);
    };
    const asPage = { headers: { accept: 'text/html' } };
    for (const path of ['/', '/request-a-rider/k7rm', '/order-tracking?order_id=x', '/unknown'])
      await check(path, onPages, asPage);
    await check('/sandbox/outbox', everywhere, asPage);
    await check('/build-manifest.json', everywhere);
    await check('/locales/en.json', everywhere);
    for (const path of ['/vendors', '/vendor/unknown', '/unknown', '/get-country-parameter/nothing'])
      await check(ordersApi + path, onCalls);
    await check(`${ordersApi}/login`, onCalls, { method: 'POST', body: '{' });
    await check('/flags.json', [['x-content-type-options', /^nosniff$/]]);
    const first = await (await client.send('/', asPage)).text();
    const second = await (await client.send('/', asPage)).text();
    const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1];
    tally.count(nonceOf(first) === nonceOf(second) ? 'two pages have the same nonce' : null);
  } finally {
    await sandbox.close();
  }
  return tally.report();
};
