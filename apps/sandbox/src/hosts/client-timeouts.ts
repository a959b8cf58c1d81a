import type { IncomingMessage, ServerOptions } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { WebSocketServer } from 'ws';

type Incoming = IncomingMessage | Http2ServerRequest;

/** Milliseconds that the Node host waits for a client before it closes the connection. */
export interface ClientTimeouts {
  /** Limit for the first request of a connection, and for the complete headers of each request. */
  readonly headers: number;
  /** Limit for the complete request including its body. */
  readonly request: number;
  /** Limit for the next request on a connection that is kept alive. */
  readonly keepAlive: number;
  /** Limit for completing a WebSocket handshake, and for a refused client to close its side. */
  readonly handshake: number;
  /** Interval of the search for clients that exceed `headers` or `request`. */
  readonly search: number;
}

export const defaultClientTimeouts: ClientTimeouts = {
  headers: 15_000,
  request: 60_000,
  keepAlive: 5000,
  handshake: 10_000,
  search: 5000,
};

/** Whether a request asks for a WebSocket. */
const isWebSocketRequest = ({ headers }: Incoming): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Returns the options of the HTTP server. It answers a request for any upgrade other than a WebSocket as
 * HTTP/1.1, as RFC 9110, section 7.8 allows.
 */
export const httpServerOptions = (timeouts: ClientTimeouts): ServerOptions => ({
  headersTimeout: timeouts.headers,
  requestTimeout: timeouts.request,
  keepAliveTimeout: timeouts.keepAlive,
  connectionsCheckingInterval: timeouts.search,
  shouldUpgradeCallback: isWebSocketRequest,
});

/**
 * Closes the connections of WebSocket requests that are not upgraded in time. Node does not limit these
 * connections, and a refused client may keep its side open. Returns the function to call with each request.
 */
export const limitHandshakes = (sockets: WebSocketServer, timeouts: ClientTimeouts) => {
  const timers = new WeakMap<Incoming, NodeJS.Timeout>();
  sockets.on('connection', (_socket, request) => clearTimeout(timers.get(request)));
  return (request: Incoming): void => {
    if (!isWebSocketRequest(request)) return;
    const timer = setTimeout(() => request.socket.destroy(), timeouts.handshake).unref();
    timers.set(request, timer);
    request.socket.once('close', () => clearTimeout(timer));
  };
};
