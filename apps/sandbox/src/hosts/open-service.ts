import { upgradeWebSocket, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono } from 'hono';
import { notFound } from '../http/refusal.ts';
import { httpDate, toErrorResponse } from '../http/responses.ts';
import { withFaults } from '../http/with-faults.ts';
import { createPortalFiles } from '../portal/portal-files.ts';
import { createSandbox } from '../sandbox.ts';
import type { Service } from '../service.ts';
import { mountSocket, type GetConnection } from '../socket/mount-socket.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { dataFileIn, openSqliteJournal } from '../store/sqlite-journal.ts';
import { withStorageErrors } from '../store/storage-errors.ts';
import { createStore, type Store } from '../store/store.ts';
import { nodeConnectionBreaker } from './node-connection-breaker.ts';
import { nodeCryptography } from './node-cryptography.ts';
import type { NodeSandboxOptions } from './node-sandbox-options.ts';

export interface OpenService {
  readonly app: Hono;
  readonly service: Service;
  /** Closes the store and unlocks the data folder. */
  close(): void;
}

/** The WebSocket library writes a frame as two chunks; one chunk costs a broadcast to 1,000 sockets less time. */
const getConnection: GetConnection = (context) => (context.env as HttpBindings).incoming.socket;

const openApp = (store: Store, options: NodeSandboxOptions) => {
  const { speed, portalFolder } = options;
  const { app, service } = createSandbox({
    store,
    connectionBreaker: nodeConnectionBreaker,
    cryptography: nodeCryptography,
    addressOf: (context) => getConnInfo(context).remote.address ?? null,
    report: (error) => process.stderr.write(`${error.stack ?? error.message}\n`),
    validatesResponses: options.validatesResponses ?? false,
    settings: speed === undefined ? {} : { speed },
    ...(options.startTimeOfDay === undefined ? {} : { startTimeOfDay: options.startTimeOfDay }),
  });
  mountSocket(app, service, { upgrade: upgradeWebSocket, getConnection });

  if (portalFolder !== undefined) {
    const { googleMaps = null, partners = [] } = options;
    const portal = createPortalFiles(portalFolder, { googleMaps, partners });
    app.notFound((context) =>
      withFaults(service, context, null, async () => {
        const { method, raw } = context.req;
        const file = method === 'GET' || method === 'HEAD' ? await portal(raw) : null;
        file?.headers.set('date', httpDate(service.clock));
        return file ?? toErrorResponse(service, notFound());
      }),
    );
  }
  return { app, service };
};

/**
 * Locks the data folder, opens its store, and creates the service with its socket and the built portal.
 * Unlocks the folder again if any of this fails.
 * @param holder Describes this process to another one that finds the folder locked.
 */
export const openService = (options: NodeSandboxOptions, holder: string): OpenService => {
  const { dataFolder, fresh = false } = options;
  const lock = lockFolder(dataFolder, holder);
  let store: Store | undefined;
  const close = (): void => {
    try {
      store?.close();
    } finally {
      lock.release();
    }
  };
  try {
    store = withStorageErrors(dataFileIn(dataFolder), () =>
      createStore(openSqliteJournal({ folder: dataFolder, fresh })),
    );
    return { ...openApp(store, options), close };
  } catch (error) {
    close();
    throw error;
  }
};
