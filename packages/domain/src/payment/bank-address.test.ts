import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBankUrl, bankOrigins } from './bank-address.ts';

const production = { environment: 'production', pageOrigin: 'https://portal.example' } as const;
const sandbox = { environment: 'sandbox', pageOrigin: 'http://localhost:4300' } as const;
const [bank = ''] = bankOrigins;
const host = new URL(bank).host;

describe('the bank URL', () => {
  it.each([`${bank}/3ds?id=1`, `${bank}:443/`, bank.toUpperCase(), `  ${bank}/padded`])(
    'is allowed for %s',
    (text) => {
      expect(new URL(toBankUrl(text, production) ?? 'about:blank').origin).toBe(bank);
    },
  );

  it.each([
    `http://${host}/`,
    `https://${host}.evil.example/`,
    `https://evil.example/${host}`,
    `https://evil.example#${bank}`,
    `https://evil.example\\@${host}/`,
    `https://${host}@evil.example/`,
    `https://user:secret@${host}/`,
    `https://user@${host}/`,
    `https://${host}:8443/`,
    `https://x.${host}/`,
    `//${host}/`,
    '/bank/1',
    'javascript:alert(1)',
    `javascript://${host}/%0aalert(1)`,
    `data:text/html,${bank}`,
    `blob:${bank}/1`,
    `java\nscript:alert(1)`,
    `https:/\u200b/${host}`,
    '',
    'about:blank',
  ])('is rejected for %j', (text) => {
    expect(toBankUrl(text, production)).toBeNull();
  });

  it("can be a path under /bank/ on the page's own origin only in the sandbox", () => {
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

  it('always has an allowed origin and no credentials', () => {
    const urlFragment = fc.oneof(
      fc.constantFrom(
        host,
        bank,
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
