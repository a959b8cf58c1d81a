import type { SocketFactory, SocketHandlers } from '../platform/ports/ports.ts';

export interface FakeSocket {
  readonly url: string;
  /** All sent texts, oldest first. */
  readonly sent: string[];
  readonly isClosed: boolean;
  /** Simulates the service accepting the connection. */
  open(): void;
  /** Simulates a message from the service. Objects are sent as JSON. */
  receive(message: unknown): void;
  /** Simulates the service closing the connection, or the network breaking. */
  drop(): void;
}

export interface FakeSockets extends SocketFactory {
  /** All sockets, oldest first. */
  readonly opened: readonly FakeSocket[];
  /** The most recent socket. */
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

/** Creates sockets whose server side is driven by a test. */
export const createFakeSockets = (): FakeSockets => {
  const opened: FakeSocket[] = [];
  return {
    opened,
    get last() {
      const last = opened.at(-1);
      if (!last) throw new Error('No socket has been requested yet.');
      return last;
    },
    connect: (url, handlers) => {
      const socket = createFakeSocket(url, handlers);
      opened.push(socket);
      return socket;
    },
  };
};
