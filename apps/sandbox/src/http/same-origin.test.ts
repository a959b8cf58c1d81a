import { describe, expect, it } from 'vitest';
import { at, createHarness } from '../testing/harness.ts';

const json = { 'content-type': 'application/json' };
const foreignPage = { origin: 'https://elsewhere.example' };

const send = async (path: string, method: string, headers: Readonly<Record<string, string>>) => {
  const { app, service } = createHarness();
  service.faults.add({ path: '/flags', times: 1, fault: { kind: 'delay', ms: 0 } });
  const body = method === 'POST' ? '{}' : null;
  const response = await app.request(`http://localhost:4300${path}`, { method, headers, body });
  return { status: response.status, body: await response.json(), faults: service.faults.list() };
};

describe('test control', () => {
  it.each([
    ['another site', { ...json, ...foreignPage }],
    ['another port', { ...json, origin: 'http://localhost:5173' }],
    ['an opaque origin', { ...json, origin: 'null' }],
    ['another loopback name', { ...json, origin: 'http://127.0.0.1:4300' }],
    ['another site without Origin', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { ...json, 'sec-fetch-site': 'same-site' }],
  ])('answers 403 to a page of %s and changes nothing', async (_page, headers) => {
    for (const [path, method] of [
      ['/sandbox/reset', 'POST'],
      ['/sandbox/faults', 'DELETE'],
    ] as const) {
      const { status, body, faults } = await send(path, method, headers);
      expect([status, at(body, 'meta', 'translation_key')]).toEqual([403, 'error.origin-not-allowed']);
      expect(faults).toHaveLength(1);
    }
  });

  it.each([{}, { 'content-type': 'text/plain' }, { 'content-type': 'text/plain;application/json' }])(
    'answers 415 to a POST request with the headers %j and changes nothing',
    async (headers) => {
      const { status, body, faults } = await send('/sandbox/reset', 'POST', headers);
      expect([status, at(body, 'meta', 'translation_key')]).toEqual([415, 'error.unsupported-media-type']);
      expect(faults).toHaveLength(1);
    },
  );

  it.each([
    [
      'a page of the same origin',
      { ...json, origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' },
    ],
    ['a page of the same origin behind a proxy with TLS', { ...json, origin: 'https://localhost:4300' }],
    ['a client that is not a browser', { 'content-type': 'Application/JSON; charset=utf-8' }],
  ])('accepts a request from %s', async (_client, headers) => {
    expect((await send('/sandbox/reset', 'POST', headers)).status).toBe(200);
    expect((await send('/sandbox/faults', 'DELETE', headers)).faults).toEqual([]);
  });

  it('accepts a GET request that follows a link on another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await send('/sandbox/outbox', 'GET', headers)).status).toBe(200);
  });
});

describe('partner token', () => {
  it('answers 403 to a page of another origin', async () => {
    expect((await send('/partner/token', 'POST', foreignPage)).status).toBe(403);
    expect((await send('/partner/token', 'POST', { origin: 'http://localhost:4300' })).status).toBe(200);
  });
});
