import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';

/**
 * The baseline of a broadcast: writes each text to all connections, without framing, subscriptions or storage. Do not
 * change it, because results are compared over months.
 */
const connections = new Set<Socket>();

createServer((socket) => {
  socket.setNoDelay();
  socket.on('error', () => socket.destroy());
  socket.on('close', () => connections.delete(socket));
  socket.once('data', (data) => {
    // A request checks that the server listens.
    if (data.toString().startsWith('GET')) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    else connections.add(socket);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');

process.on(
  'message',
  (message: string | { readonly text: string; readonly times: number; readonly everyMs: number }) => {
    if (typeof message === 'string') return;
    const { text, times, everyMs } = message;
    const broadcast = async (): Promise<void> => {
      for (let sent = 0; sent < times; sent += 1) {
        for (const socket of connections) socket.write(text);
        await sleep(everyMs);
      }
    };
    void broadcast();
  },
);
