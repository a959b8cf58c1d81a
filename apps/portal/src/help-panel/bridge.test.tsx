import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toHostMessage, toPanelMessage, type HostMessage } from '@saddlebag/domain/contracts';
import { openBridge } from './bridge.ts';

const hear = (message: HostMessage, init: MessageEventInit = {}) =>
  dispatchEvent(
    new MessageEvent('message', {
      data: toHostMessage(message),
      origin: location.origin,
      source: parent,
      ...init,
    }),
  );

const post = vi.fn<(data: unknown, origin: string) => void>();
const said = () => post.mock.calls.map(([data]) => data);

beforeEach(() => {
  vi.spyOn(parent, 'postMessage').mockImplementation((data: unknown, origin: unknown) =>
    post(data, String(origin)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  post.mockClear();
});

describe('openBridge', () => {
  it('follows the handshake', () => {
    openBridge().start();
    hear({ type: 'host-ready' });

    const handshake = ['init-will-start', 'init-started', 'init-done'] as const;
    expect(said()).toEqual(handshake.map(toPanelMessage));
    expect(post.mock.calls.every(([, origin]) => origin === location.origin)).toBe(true);
  });

  it('asks for a token once and keeps the latest one', async () => {
    const bridge = openBridge();
    const first = bridge.token();
    hear({ type: 'token', token: 'one' });
    hear({ type: 'token', token: 'two' });

    expect([await first, await bridge.token()]).toEqual(['one', 'two']);
    expect(said()).toEqual([toPanelMessage('token-wanted')]);
  });

  it('has no token after a denial', async () => {
    const bridge = openBridge();
    const token = bridge.newToken();
    hear({ type: 'token-denied' });

    expect(await token).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: null }],
    ['another shape', { data: { type: 'host-ready' } }],
  ])('ignores messages of %s', (_, init) => {
    openBridge();
    hear({ type: 'host-ready' }, init);

    expect(said()).toEqual([]);
  });
});
