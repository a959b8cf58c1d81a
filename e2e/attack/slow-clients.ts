import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '../sandbox-process.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, ordersApi } from './service-client.ts';

/** Seconds within which the service must have closed a connection that sends one byte a second. */
const maxSeconds = 90;
/** Milliseconds within which another client must get its response while the slow ones are connected. */
const maxResponseMs = 2000;

const openings: Readonly<Record<string, string>> = {
  nothing: '',
  'half a request line': 'GET /flags.js',
  'endless headers': 'GET /flags.json HTTP/1.1\r\nHost: localhost\r\nx-a: ',
  'a body byte by byte': `POST ${ordersApi}/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  'an upgrade to no protocol':
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
};

interface SlowClient {
  readonly situation: string;
  readonly socket: Socket;
  isClosed: boolean;
}

/** Opens connections that send one byte a second. Each must be closed, and other clients must get responses. */
export const slowClients: AttackPart = async (options) => {
  const tally = createTally();
  const sandbox = await startSandbox();
  const { port } = new URL(sandbox.url);
  const clients: SlowClient[] = [];
  let slowestMs = 0;
  try {
    const client = await connectClient(sandbox.url);
    for (let index = 0; index < scaled(200, options); index += 1)
      for (const [situation, opening] of Object.entries(openings)) {
        const socket = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true });
        const slowClient: SlowClient = { situation, socket, isClosed: false };
        const close = (): void => {
          slowClient.isClosed = true;
        };
        socket.on('error', close).on('end', close).on('close', close).resume();
        socket.write(opening);
        clients.push(slowClient);
      }
    for (let second = 0; second < maxSeconds && clients.some(({ isClosed }) => !isClosed); second += 1) {
      for (const { socket, isClosed, situation } of clients)
        if (!isClosed && situation !== 'nothing') socket.write('x');
      const startedAt = performance.now();
      const { ok } = await client.send(`${ordersApi}/vendors`);
      const elapsedMs = performance.now() - startedAt;
      slowestMs = Math.max(slowestMs, elapsedMs);
      if (!ok || elapsedMs > maxResponseMs) tally.count(`a call took ${Math.round(elapsedMs)} ms`);
      await sleep(1000);
    }
    for (const { situation, isClosed } of clients)
      tally.count(isClosed ? null : `a connection that sends ${situation} is open after ${maxSeconds} s`);
  } finally {
    for (const { socket } of clients) socket.destroy();
    await sandbox.close();
  }
  return tally.report(`slowest other call ${Math.round(slowestMs)} ms`);
};
