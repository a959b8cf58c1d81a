import { connect } from 'node:net';

export interface RawConnection {
  send(bytes: string | Uint8Array): void;
  /** Everything received so far, as text. */
  received(): string;
  /** Whether the service has closed its side of the connection. */
  hasEnded(): boolean;
  /** Whether the service has closed both sides of the connection. Only a later write detects this. */
  isClosed(): boolean;
  /** Breaks the connection. */
  destroy(): void;
}

/**
 * Opens a TCP connection to send bytes that no HTTP client would send. The client never closes its side
 * first.
 */
export const openRawConnection = (url: string): RawConnection => {
  const { port } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true });
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  // A write after the service has closed the connection fails. Tests assert what was received before.
  socket.on('error', () => {});
  return {
    send: (bytes) => socket.write(bytes),
    received: () => text,
    hasEnded: () => socket.readableEnded || socket.destroyed,
    isClosed: () => socket.destroyed,
    destroy: () => socket.destroy(),
  };
};
