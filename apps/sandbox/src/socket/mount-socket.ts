import type { Context, Hono } from 'hono';
import type { UpgradeWebSocket, WSContext } from 'hono/ws';
import { tooManyRequests } from '../http/refusal.ts';
import { jsonResponse, toErrorResponse } from '../http/responses.ts';
import type { Service } from '../service.ts';
import { resolveSocketCaller } from './socket-handlers.ts';
import type { SocketPeer, SocketSession } from './socket-hub.ts';

/** Seconds after which a client with too many sockets may retry. */
const socketRetrySeconds = 10;
/** Close code of an overloaded server (IANA registry of close codes, RFC 6455, section 7.4). */
const tryAgainLaterCode = 1013;

/**
 * Whether the page's host is the service's host. Guards against cross-site WebSocket hijacking. Ports may
 * differ in development.
 */
const isSameHost = (context: Context): boolean => {
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).hostname === new URL(context.req.url).hostname;
};

const canTerminate = (raw: unknown): raw is { terminate(): void } =>
  typeof raw === 'object' && raw !== null && 'terminate' in raw && typeof raw.terminate === 'function';

/** The connection below a socket. Writes a text with one character for each byte. */
export interface SocketConnection {
  /** Whether the last bytes were written. */
  readonly writableEnded: boolean;
  write(byteText: string, encoding: 'latin1'): unknown;
}
/** Returns the connection of a request that becomes a socket. */
export type GetConnection = (context: Context) => SocketConnection;

const createPeer = (socket: WSContext, connection: SocketConnection | undefined): SocketPeer => {
  let isClosing = false;
  return {
    send: (text) => socket.send(text),
    ...(connection !== undefined && {
      // No frame may follow the one that closes the socket (RFC 6455, section 5.5.1).
      sendFrame: (frame) => {
        if (!isClosing && !connection.writableEnded) connection.write(frame, 'latin1');
      },
    }),
    close: (code, reason) => {
      isClosing = true;
      socket.close(code, reason);
    },
    destroy: () => (canTerminate(socket.raw) ? socket.raw.terminate() : socket.close()),
  };
};

/**
 * Serves `/socket` through the host's WebSocket upgrade. Authenticates before the upgrade, so a bad token
 * gets a 401.
 */
export const mountSocket = (
  app: Hono,
  service: Service,
  host: { readonly upgrade: UpgradeWebSocket; readonly getConnection?: GetConnection },
): void => {
  const { upgrade, getConnection } = host;
  app.get('/socket', async (context) => {
    const refuse = (status: number, message: string): Response =>
      jsonResponse(service.clock, { message }, status);
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(426, 'upgrade-required');
    if (!isSameHost(context)) return refuse(403, 'origin-not-allowed');
    const address = service.addressOf(context);
    // Refuse before the ticket is redeemed, so that the client can use it for its retry.
    if (!service.socketLimit.hasRoom(address))
      return toErrorResponse(service, tooManyRequests(socketRetrySeconds, 'error.too-many-requests'));
    const caller = await resolveSocketCaller(service, new URL(context.req.url).searchParams);
    if (caller === null) return refuse(401, 'unauthorized');

    const connection = getConnection?.(context);
    let session: SocketSession | undefined;
    let releaseSocket = (): void => {};
    return upgrade(context, {
      onOpen: (_event, socket) => {
        // Other sockets of the address may have opened during the handshake.
        if (!service.socketLimit.hasRoom(address)) {
          socket.close(tryAgainLaterCode, 'too many sockets');
          return;
        }
        releaseSocket = service.socketLimit.add(address);
        session = service.sockets.connect(createPeer(socket, connection), caller);
      },
      onMessage: ({ data }) => {
        if (typeof data === 'string') session?.onMessage(data);
      },
      onClose: () => {
        releaseSocket();
        session?.onClose();
      },
    });
  });
};
