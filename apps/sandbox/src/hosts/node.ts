import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, upgradeWebSocket } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { WebSocketServer } from 'ws';
import { startTicker } from '../courier/ticker.ts';
import { httpDate, refuse } from '../http/answer.ts';
import { notFound } from '../http/refusal.ts';
import { underFaults } from '../http/under-faults.ts';
import { createPortalFiles } from '../portal/portal-files.ts';
import type { MapProvider } from '../portal/security-headers.ts';
import { createSandbox } from '../sandbox.ts';
import type { Service } from '../service.ts';
import { mountSocket } from '../socket/mount-socket.ts';
import { openSqliteJournal } from '../store/sqlite-journal.ts';
import { createStore } from '../store/store.ts';
import { nodeConnection } from './node-connection.ts';
import { nodeCryptography } from './node-cryptography.ts';

export interface HostOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the SQLite file lies. */
  readonly dataFolder: string;
  /** Throws away what an earlier run left. Default false. */
  readonly fresh?: boolean;
  /** How many times as fast as the clock the courier lives. Default 10. */
  readonly speed?: number;
  /** The time of day in UTC at which new data begin, in milliseconds since midnight; default the time it is. */
  readonly beginsAt?: number;
  /** The built portal. Without it only the service is served. */
  readonly portalFolder?: string;
  /** Default `maplibre`. */
  readonly mapProvider?: MapProvider;
  /** Origins that may frame the portal. Default none. */
  readonly partners?: readonly string[];
  /** Default false: answers leave as the handlers made them. */
  readonly checkAnswers?: boolean;
  /** Called with a line for each answered request: method, path without its query, status. */
  readonly log?: (line: string) => void;
}

export interface RunningSandbox {
  /** Such as `http://localhost:4300`. */
  readonly url: string;
  readonly service: Service;
  /** Closes sockets, connections and the store. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
type Websocket = NonNullable<Parameters<typeof createAdaptorServer>[0]['websocket']>;

const longestSocketMessage = 16_384;
const heartbeatEvery = 30_000;

/** Ends sockets whose other side has gone without saying so. Returns the end of it. */
const watchHeartbeats = (server: WebSocketServer): (() => void) => {
  const silent = new WeakSet<object>();
  server.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)));
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.ping();
    }
  }, heartbeatEvery);
  return () => clearInterval(timer);
};

/** Runs the sandbox on Node: the service, its socket and, when it was built, the portal, all on one local port. */
export const startSandbox = async (options: HostOptions): Promise<RunningSandbox> => {
  const { port, dataFolder, fresh = false, speed, portalFolder, log } = options;
  const store = createStore(openSqliteJournal({ folder: dataFolder, fresh }));
  const { app, service } = createSandbox({
    store,
    connection: nodeConnection,
    cryptography: nodeCryptography,
    report: (error) => process.stderr.write(`${error.stack ?? error.message}\n`),
    checkAnswers: options.checkAnswers ?? false,
    settings: speed === undefined ? {} : { speed },
    ...(options.beginsAt === undefined ? {} : { beginsAt: options.beginsAt }),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestSocketMessage });
  mountSocket(app, service, upgradeWebSocket);

  if (portalFolder !== undefined) {
    const { mapProvider = 'maplibre', partners = [] } = options;
    const portal = createPortalFiles(portalFolder, { mapProvider, partners });
    app.notFound((context) =>
      underFaults(service, context, null, async () => {
        const { method, raw } = context.req;
        const file = method === 'GET' || method === 'HEAD' ? await portal(raw) : null;
        file?.headers.set('date', httpDate(service.clock));
        return file ?? refuse(service, notFound());
      }),
    );
  }

  const answer = async (request: Request, env: object): Promise<Response> => {
    const response = await app.fetch(request, env);
    log?.(`${request.method} ${new URL(request.url).pathname} ${response.status}`);
    if (service.faults.list().length > 0 && response !== RESPONSE_ALREADY_SENT) {
      // A browser repeats a request by itself when a kept-alive connection breaks before the first byte. No page could
      // see or prevent that, so while there are faults every request gets a connection of its own.
      response.headers.set('connection', 'close');
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }
    return response;
  };

  // The two packages' types differ only in how they write an option that may be missing.
  const websocket = { server: sockets } as Websocket;
  const server = createAdaptorServer({ fetch: answer, websocket });
  // An answer that was on its way when a fault was ordered leaves a kept-alive connection behind: it ends here.
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (service.faults.list().length === 0) return;
      setImmediate(() => {
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, resolve);
  });
  const stopTicker = startTicker(service.courier, service.clock);
  const stopHeartbeats = watchHeartbeats(sockets);

  const { port: listeningPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${listeningPort}`,
    service,
    async close() {
      stopTicker();
      stopHeartbeats();
      service.sockets.closeAll();
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      store.close();
    },
  };
};
