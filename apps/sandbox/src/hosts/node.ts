import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createAdaptorServer,
  upgradeWebSocket,
  type Http2Bindings,
  type HttpBindings,
} from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { WebSocketServer } from 'ws';
import { startTicker } from '../courier/ticker.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { httpDate, toErrorResponse } from '../http/responses.ts';
import { withFaults } from '../http/with-faults.ts';
import { createPortalFiles } from '../portal/portal-files.ts';
import type { MapProvider } from '../portal/security-headers.ts';
import { createSandbox } from '../sandbox.ts';
import type { Service } from '../service.ts';
import { mountSocket } from '../socket/mount-socket.ts';
import { openSqliteJournal } from '../store/sqlite-journal.ts';
import { createStore } from '../store/store.ts';
import { createHostCheck } from './accepted-hosts.ts';
import {
  defaultClientTimeouts,
  httpServerOptions,
  limitHandshakes,
  type ClientTimeouts,
} from './client-timeouts.ts';
import { nodeConnectionBreaker } from './node-connection-breaker.ts';
import { nodeCryptography } from './node-cryptography.ts';

export interface NodeSandboxOptions {
  /** Port to listen on. 0 picks a free port. */
  readonly port: number;
  /** Folder of the SQLite file. */
  readonly dataFolder: string;
  /** Deletes the data of earlier runs. Defaults to false. */
  readonly fresh?: boolean;
  /** Simulated seconds per real second, for new orders. Defaults to 10. */
  readonly speed?: number;
  /** UTC time of day at which a new data folder starts, in milliseconds since midnight. Defaults to now. */
  readonly startTimeOfDay?: number;
  /** Folder of the built portal. If it is missing, only the service is served. */
  readonly portalFolder?: string;
  /** Map provider that the security headers allow. Defaults to `maplibre`. */
  readonly mapProvider?: MapProvider;
  /** Origins that may embed the portal in a frame. Defaults to none. */
  readonly partners?: readonly string[];
  /** Validates each response against its contract. Defaults to false. */
  readonly validatesResponses?: boolean;
  /** Host names that requests may use besides the loopback names, with any port. Defaults to none. */
  readonly hosts?: readonly string[];
  /** Defaults to `defaultClientTimeouts`. */
  readonly clientTimeouts?: Partial<ClientTimeouts>;
  /** Called once per response with method, path without query string, and status. */
  readonly log?: (line: string) => void;
}

export interface RunningSandbox {
  /** Origin, such as `http://localhost:4300`. */
  readonly url: string;
  readonly service: Service;
  /** Stops the timers and closes sockets, connections and the store. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
type Websocket = NonNullable<Parameters<typeof createAdaptorServer>[0]['websocket']>;

const maxSocketMessageBytes = 16_384;
const heartbeatIntervalMs = 30_000;

/**
 * Pings all sockets and terminates those that did not answer the previous ping. Returns a function that stops
 * it.
 */
const startHeartbeats = (server: WebSocketServer): (() => void) => {
  const unansweredPings = new WeakSet<object>();
  server.on('connection', (socket) => socket.on('pong', () => unansweredPings.delete(socket)));
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (unansweredPings.has(socket)) {
        socket.terminate();
        continue;
      }
      unansweredPings.add(socket);
      socket.ping();
    }
  }, heartbeatIntervalMs);
  return () => clearInterval(timer);
};

/** Starts the sandbox on Node: the service, its socket and the built portal on one local port. */
export const startSandbox = async (options: NodeSandboxOptions): Promise<RunningSandbox> => {
  const { port, dataFolder, fresh = false, speed, portalFolder, log } = options;
  const store = createStore(openSqliteJournal({ folder: dataFolder, fresh }));
  const { app, service } = createSandbox({
    store,
    connectionBreaker: nodeConnectionBreaker,
    cryptography: nodeCryptography,
    report: (error) => process.stderr.write(`${error.stack ?? error.message}\n`),
    validatesResponses: options.validatesResponses ?? false,
    settings: speed === undefined ? {} : { speed },
    ...(options.startTimeOfDay === undefined ? {} : { startTimeOfDay: options.startTimeOfDay }),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxSocketMessageBytes });
  mountSocket(app, service, upgradeWebSocket);

  if (portalFolder !== undefined) {
    const { mapProvider = 'maplibre', partners = [] } = options;
    const portal = createPortalFiles(portalFolder, { mapProvider, partners });
    app.notFound((context) =>
      withFaults(service, context, null, async () => {
        const { method, raw } = context.req;
        const file = method === 'GET' || method === 'HEAD' ? await portal(raw) : null;
        file?.headers.set('date', httpDate(service.clock));
        return file ?? toErrorResponse(service, notFound());
      }),
    );
  }

  const timeouts = { ...defaultClientTimeouts, ...options.clientTimeouts };
  const isAcceptedHost = createHostCheck(options.hosts ?? []);
  const limitHandshake = limitHandshakes(sockets, timeouts);
  const serve = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    limitHandshake(env.incoming);
    const response = isAcceptedHost(request)
      ? await app.fetch(request, env)
      : toErrorResponse(service, new Refusal(421, 'host-not-accepted', 'error.host-not-accepted'));
    log?.(`${request.method} ${new URL(request.url).pathname} ${response.status}`);
    if (service.faults.list().length > 0 && response !== RESPONSE_ALREADY_SENT) {
      // A browser silently retries a request if a reused connection breaks before the first byte. The retry
      // would hide the fault, so each request gets a new connection while a fault is pending.
      response.headers.set('connection', 'close');
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }
    return response;
  };

  // The types of `ws` and `@hono/node-server` differ only in `exactOptionalPropertyTypes`.
  const websocket = { server: sockets } as Websocket;
  const server = createAdaptorServer({
    fetch: serve,
    websocket,
    serverOptions: httpServerOptions(timeouts),
  });
  // A response that was in flight when a fault was added still leaves a kept-alive connection. Close it
  // afterwards.
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
  const stopHeartbeats = startHeartbeats(sockets);

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
