import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { encodeTextFrame } from './text-frame.ts';

describe('encodeTextFrame', () => {
  it.each([
    ['nothing', ''],
    ['one byte', 'a'],
    ['the longest short length', 'b'.repeat(125)],
    ['the shortest length of 16 bits', 'c'.repeat(126)],
    ['characters of several bytes', 'ঢাকা → 🛵'.repeat(40)],
    ['the longest length of 16 bits', 'd'.repeat(65_535)],
    ['the shortest length of 64 bits', 'e'.repeat(65_536)],
  ])('encodes %s so that another implementation reads the same text', async (_name, text) => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (_socket, { socket }) => socket.write(encodeTextFrame(text), 'latin1'));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const received = await new Promise((resolve) => {
      client.addEventListener('message', ({ data }) => resolve(data));
      client.addEventListener('error', () => resolve('the client refused the frame'));
    });
    expect(received).toBe(text);
    client.close();
    server.close();
  });
});
