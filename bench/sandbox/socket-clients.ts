import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { vendorId } from '../../e2e/live/protocol.ts';

/** Open connections that count the messages they receive. They do not parse them, so the server is measured alone. */
export interface SocketClients {
  /** Resolves when each connection has received this many messages since the previous call. Rejects after 60 s. */
  received(messages: number): Promise<void>;
  close(): void;
}

const timeoutMs = 60_000;

/** Encodes a text of less than 126 bytes as a frame of a client (RFC 6455, section 5.2). */
const toFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]);
};

const openClient = (port: number, greeting: string, answer: string | null): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(greeting));
    socket.once('error', reject);
    if (answer === null) socket.once('connect', () => resolve(socket));
    else
      socket.once('data', (data) => {
        if (data.toString().startsWith(answer)) resolve(socket);
        else reject(new Error(`The server answered ${data.toString().slice(0, 200)} instead of ${answer}`));
      });
  });

/** Returns the number of messages that begin or end in a chunk of a connection. */
type MessageCounter = (chunk: Buffer) => number;

/** Counts messages of a known length. */
const countByLength = (length: number): MessageCounter => {
  let bytes = 0;
  return (chunk) => {
    const before = Math.floor(bytes / length);
    bytes += chunk.length;
    return Math.floor(bytes / length) - before;
  };
};

/** An empty pong of a client. The server closes connections that do not answer its pings. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Counts the text messages in the frames of a server (RFC 6455, section 5.2). No message has 64 kB. */
const countTextFrames = (socket: Socket): MessageCounter => {
  let header = Buffer.alloc(0);
  let remaining = 0;
  return (chunk) => {
    let count = 0;
    let offset = 0;
    while (offset < chunk.length) {
      if (remaining > 0) {
        const taken = Math.min(remaining, chunk.length - offset);
        remaining -= taken;
        offset += taken;
      } else {
        header = Buffer.concat([header, chunk.subarray(offset, offset + 1)]);
        offset += 1;
        const short = header[1] ?? 0;
        if (header.length < (short === 126 ? 4 : 2)) continue;
        remaining = short === 126 ? header.readUInt16BE(2) : short;
        if (header[0] === 0x81) count += 1;
        else if (header[0] === 0x89) socket.write(pong);
        header = Buffer.alloc(0);
      }
    }
    return count;
  };
};

const watch = (
  sockets: readonly Socket[],
  createCounter: (socket: Socket) => MessageCounter,
): SocketClients => {
  const counts = sockets.map(() => 0);
  sockets.forEach((socket, index) => {
    const countIn = createCounter(socket);
    socket.on('data', (data: Buffer) => {
      counts[index] = (counts[index] ?? 0) + countIn(data);
    });
  });
  return {
    received: (messages) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        const timer = setInterval(() => {
          const isDone = counts.every((count) => count >= messages);
          if (!isDone && performance.now() - startedAt < timeoutMs) return;
          clearInterval(timer);
          counts.fill(0);
          if (isDone) resolve();
          else
            reject(new Error(`Not every connection received ${messages} messages within ${timeoutMs} ms.`));
        }, 20);
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};

const openAll = async (count: number, open: () => Promise<Socket>): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  // One after the other, because a server accepts only a limited number of handshakes at once.
  for (let index = 0; index < count; index += 1) sockets.push(await open());
  return sockets;
};

/** Opens connections to the raw server, whose messages have this length in bytes. */
export const openRawClients = async (port: number, count: number, length: number): Promise<SocketClients> =>
  watch(await openAll(count, () => openClient(port, 'hello', null)), () => countByLength(length));

/** Opens WebSockets that are subscribed to the vendor. */
export const openSubscribers = async (
  port: number,
  accessToken: string,
  count: number,
): Promise<SocketClients> => {
  const handshake = [
    `GET /socket?token=${accessToken} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
  const command = JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } });
  const sockets = await openAll(count, () => openClient(port, handshake, 'HTTP/1.1 101'));
  const confirmed = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
  for (const socket of sockets) socket.write(toFrame(command));
  await Promise.all(confirmed);
  return watch(sockets, countTextFrames);
};
