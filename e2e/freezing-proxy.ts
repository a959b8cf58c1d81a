import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy that simulates a network that drops packets without closing connections. */
export interface FreezingProxy {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Stops forwarding in both directions. Connections stay open, and new ones are accepted. */
  freeze(): void;
  /** Breaks the frozen connections. New connections work again. */
  thaw(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of a service on this machine.
 * @param target origin of the service
 */
export const startFreezingProxy = async (target: string): Promise<FreezingProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const register = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    register(client);
    register(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => {
        if (!isFrozen) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      destroyAll();
    },
    close: () => {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
