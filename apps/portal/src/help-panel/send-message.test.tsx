import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = { id: '6f1c2f2e-6a62-4f5a-9d0e-1d1c8c9b7a11', text: 'Where is my rider?' };
const call = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const respond = (...statuses: readonly number[]) => {
  for (const status of statuses) call.mockResolvedValueOnce(new Response(null, { status }));
};
const send = (renewed: string | null = 'new') =>
  sendMessage({ token: () => Promise.resolve('old'), newToken: () => Promise.resolve(renewed) }, message);

beforeEach(() => vi.stubGlobal('fetch', call));
afterEach(() => {
  vi.unstubAllGlobals();
  call.mockReset();
});

describe('sendMessage', () => {
  it('sends the message with the token', async () => {
    respond(200);

    expect(await send()).toBe('sent');
    expect(call.mock.calls[0]).toMatchObject([
      '/help-centre/messages',
      { method: 'POST', headers: { authorization: 'HelpCentre old' }, body: JSON.stringify(message) },
    ]);
  });

  it('sends the same message with a new token after the old one has expired', async () => {
    respond(401, 200);

    expect(await send()).toBe('sent');
    expect(call.mock.calls.map(([, { body, headers }]) => [body, headers])).toMatchObject([
      [JSON.stringify(message), { authorization: 'HelpCentre old' }],
      [JSON.stringify(message), { authorization: 'HelpCentre new' }],
    ]);
  });

  it.each([
    ['the portal denies a new token', null, [401]],
    ['the help centre refuses the new token', 'new', [401, 401]],
  ] as const)('is denied when %s', async (_, renewed, statuses) => {
    respond(...statuses);

    expect(await send(renewed)).toBe('denied');
  });

  it('is denied without a token', async () => {
    const nothing = () => Promise.resolve(null);

    expect(await sendMessage({ token: nothing, newToken: nothing }, message)).toBe('denied');
    expect(call).not.toHaveBeenCalled();
  });

  it('reports a refusal and a broken connection as not sent', async () => {
    respond(503);
    call.mockRejectedValueOnce(new TypeError('offline'));

    expect([await send(), await send()]).toEqual(['not-sent', 'not-sent']);
  });
});
