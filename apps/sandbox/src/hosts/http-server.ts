import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { OperatorError } from '../operator-error.ts';

const loopback = '127.0.0.1';

const explain = (error: Error, port: number): Error => {
  const code = 'code' in error ? error.code : undefined;
  const next = 'choose another port with --port or PORT';
  if (code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is in use. Stop the program that uses it, or ${next}.`, {
      cause: error,
    });
  if (code === 'EACCES')
    return new OperatorError(`This user may not use port ${port}. Below 1024, ${next}.`, { cause: error });
  return error;
};

/** Listens on the loopback address. Returns the port, which the system chooses if `port` is 0. */
export const listen = (server: ServerType, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: Error) => reject(explain(error, port)));
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
  });

/** Stops listening and breaks all connections. */
export const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
