import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBankUrl, bankOrigins } from './bank-address.ts';

const production = { environment: 'production', pageOrigin: 'https://portal.example' } as const;
const sandbox = { environment: 'sandbox', pageOrigin: 'http://localhost:4300' } as const;
const [bankOrigin = ''] = bankOrigins;
const bankHost = new URL(bankOrigin).host;

describe('toBankUrl', () => {
  it.each(['https://bank.asia.saddlebag.example/3ds', 'https://bank.eu.saddlebag.example/3ds'])(
    'accepts the bank page %s',
    (address) => {
      expect(toBankUrl(address, production)).toBe(address);
    },
  );

  it.each([
    `${bankOrigin}/3ds?id=1`,
    `${bankOrigin}:443/`,
    bankOrigin.toUpperCase(),
    `  ${bankOrigin}/padded`,
  ])('accepts another spelling of an allowed origin: %j', (text) => {
    expect(new URL(toBankUrl(text, production) ?? 'about:blank').origin).toBe(bankOrigin);
  });

  it.each([
    `http://${bankHost}/`,
    `https://${bankHost}.evil.example/`,
    `https://evil.example/${bankHost}`,
    `https://evil.example#${bankOrigin}`,
    `https://evil.example\\@${bankHost}/`,
    `https://${bankHost}@evil.example/`,
    `https://user:secret@${bankHost}/`,
    `https://user@${bankHost}/`,
    `https://:secret@${bankHost}/`,
    `https://${bankHost}:8443/`,
    `https://x.${bankHost}/`,
    `//${bankHost}/`,
    '/bank/1',
    'javascript:alert(1)',
    `javascript://${bankHost}/%0aalert(1)`,
    `data:text/html,${bankOrigin}`,
    `blob:${bankOrigin}/1`,
    `java\nscript:alert(1)`,
    `https:/\u200b/${bankHost}`,
    '',
    'about:blank',
  ])('rejects %j', (text) => {
    expect(toBankUrl(text, production)).toBeNull();
  });

  it("accepts a path under /bank/ on the page's own origin only in the sandbox", () => {
    expect(toBankUrl('/bank/1', sandbox)).toBe('http://localhost:4300/bank/1');
    expect(toBankUrl('http://localhost:4300/bank/1', { ...sandbox, environment: 'production' })).toBeNull();
    for (const text of [
      '/order-tracking',
      '/bank/../register',
      '//evil.example/bank/1',
      'http://localhost:4301/bank/1',
    ])
      expect(toBankUrl(text, sandbox)).toBeNull();
  });

  it('returns only URLs with an allowed origin and no credentials', () => {
    const urlFragment = fc.oneof(
      fc.constantFrom(
        bankHost,
        bankOrigin,
        '@',
        '//',
        '\\',
        ':',
        '.',
        '#',
        '?',
        'https://',
        'javascript:',
        '\t',
        '%2f',
        '。',
      ),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(urlFragment, { maxLength: 6 }), (pieces) => {
        const address = toBankUrl(pieces.join(''), production);
        if (address === null) return;
        const { origin, username, password } = new URL(address);
        expect([bankOrigins.includes(origin), username, password]).toEqual([true, '', '']);
      }),
      { numRuns: 500 },
    );
  });
});
