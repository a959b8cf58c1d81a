import type { SocketFactory, SocketHandlers } from '../platform/ports/ports.ts';

export interface FakeSocket {
  readonly url: string;
  /** What was sent, oldest first. */
  readonly sent: string[];
  readonly isClosed: boolean;
  /** The service accepts. */
  open(): void;
  /** The service says something. Objects are sent as JSON. */
  receive(message: unknown): void;
  /** The service hangs up, or the network breaks. */
  drop(): void;
}

export interface FakeSockets extends SocketFactory {
  /** Every socket that was ever asked for, oldest first. */
  readonly opened: readonly FakeSocket[];
  /** The latest one. */
  readonly last: FakeSocket;
}

const createFakeSocket = (url: string, handlers: SocketHandlers) => {
  let isClosed = false;
  const sent: string[] = [];
  return {
    url,
    sent,
    get isClosed() {
      return isClosed;
    },
    open: handlers.opened,
    receive: (message: unknown) =>
      handlers.received(typeof message === 'string' ? message : JSON.stringify(message)),
    drop: () => {
      isClosed = true;
      handlers.closed();
    },
    send: (text: string) => void sent.push(text),
    close: () => {
      isClosed = true;
    },
  };
};

/** Sockets that a test plays the other side of. */
export const createFakeSockets = (): FakeSockets => {
  const opened: FakeSocket[] = [];
  return {
    opened,
    get last() {
      const last = opened.at(-1);
      if (!last) throw new Error('No socket was asked for yet.');
      return last;
    },
    connect: (url, handlers) => {
      const socket = createFakeSocket(url, handlers);
      opened.push(socket);
      return socket;
    },
  };
};
