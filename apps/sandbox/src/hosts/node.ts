import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { WebSocketServer } from 'ws';
import { startTicker } from '../courier/ticker.ts';
import { Refusal } from '../http/refusal.ts';
import { toErrorResponse } from '../http/responses.ts';
import type { Service } from '../service.ts';
import { createHostCheck } from './accepted-hosts.ts';
import {
  defaultClientTimeouts,
  httpServerOptions,
  limitHandshakes,
  type ClientTimeouts,
} from './client-timeouts.ts';
import { closeServer, listen } from './http-server.ts';
import type { NodeSandboxOptions } from './node-sandbox-options.ts';
import { openService, type OpenService } from './open-service.ts';

export interface RunningSandbox {
  /** Origin, such as `http://localhost:4300`. */
  readonly url: string;
  readonly service: Service;
  /** Stops the timers, closes sockets, connections and the store, and unlocks the data folder. */
  close(): Promise<void>;
}

type Websocket = NonNullable<Parameters<typeof createAdaptorServer>[0]['websocket']>;

const maxSocketMessageBytes = 16_384;
const heartbeatIntervalMs = 30_000;

/**
 * Pings all sockets and terminates those that did not answer the previous ping. Returns a function that stops
 * the pings.
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

type Bindings = HttpBindings | Http2Bindings;
type Serve = (request: Request, env: Bindings) => Promise<Response>;

/** Creates a server that holds every request until `open` receives the function that answers them. */
const createHeldServer = (sockets: WebSocketServer, timeouts: ClientTimeouts) => {
  let open: (serve: Serve) => void = () => {};
  const serving = new Promise<Serve>((resolve) => {
    open = resolve;
  });
  // The types of `ws` and `@hono/node-server` differ only in `exactOptionalPropertyTypes`.
  const websocket = { server: sockets } as Websocket;
  const fetch = async (request: Request, env: Bindings): Promise<Response> => (await serving)(request, env);
  const serverOptions = httpServerOptions(timeouts);
  return { server: createAdaptorServer({ fetch, websocket, serverOptions }), open };
};

/**
 * Starts the sandbox on Node: the service, its socket and the built portal on one local port. It opens the
 * data folder last. A start that fails because of the port or the lock of the folder thus changes no data.
 */
export const startSandbox = async (options: NodeSandboxOptions): Promise<RunningSandbox> => {
  const { log } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxSocketMessageBytes });
  const timeouts = { ...defaultClientTimeouts, ...options.clientTimeouts };
  const { server, open } = createHeldServer(sockets, timeouts);
  const url = `http://localhost:${await listen(server, options.port)}`;
  const openOrClose = async (): Promise<OpenService> => {
    try {
      return openService(options, `process ${process.pid} at ${url}`);
    } catch (error) {
      await closeServer(server);
      throw error;
    }
  };
  const { app, service, close: closeService } = await openOrClose();
  // If the disk is full, the process ends here, before it prints its URL.
  await service.store.settled();

  const isAcceptedHost = createHostCheck(options.hosts ?? []);
  const limitHandshake = limitHandshakes(sockets, timeouts);
  const serve = async (request: Request, env: Bindings): Promise<Response> => {
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

  // A response that was in flight when a fault was added leaves its connection alive. Close that connection
  // after the response.
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (service.faults.list().length === 0) return;
      setImmediate(() => {
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    });
  });
  open(serve);
  const stopTicker = startTicker(service.courier, service.clock);
  const stopHeartbeats = startHeartbeats(sockets);

  return {
    url,
    service,
    async close() {
      stopTicker();
      stopHeartbeats();
      service.sockets.closeAll();
      for (const socket of sockets.clients) socket.terminate();
      await closeServer(server);
      closeService();
    },
  };
};
