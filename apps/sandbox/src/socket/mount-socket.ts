import type { Context, Hono } from 'hono';
import type { UpgradeWebSocket, WSContext } from 'hono/ws';
import { jsonAnswer } from '../http/answer.ts';
import type { Service } from '../service.ts';
import { socketCaller } from './socket-handlers.ts';
import type { SocketPeer, SocketSession } from './socket-hub.ts';

/** A page of another host must not open a socket with what it found out about this one; ports may differ in development. */
const comesFromHere = (context: Context): boolean => {
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).hostname === new URL(context.req.url).hostname;
};

const canTerminate = (raw: unknown): raw is { terminate(): void } =>
  typeof raw === 'object' && raw !== null && 'terminate' in raw && typeof raw.terminate === 'function';

const peerOf = (socket: WSContext): SocketPeer => ({
  send: (text) => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  destroy: () => (canTerminate(socket.raw) ? socket.raw.terminate() : socket.close()),
});

/** Serves `/socket` through the host's upgrade. Callers are checked before it, so that strangers get a 401 instead. */
export const mountSocket = (app: Hono, service: Service, upgrade: UpgradeWebSocket): void => {
  app.get('/socket', async (context) => {
    const refuse = (status: number, message: string): Response =>
      jsonAnswer(service.clock, { message }, status);
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(426, 'upgrade-required');
    if (!comesFromHere(context)) return refuse(403, 'origin-not-allowed');
    const caller = await socketCaller(service, new URL(context.req.url).searchParams);
    if (caller === null) return refuse(401, 'unauthorized');

    let session: SocketSession | undefined;
    return upgrade(context, {
      onOpen: (_event, socket) => {
        session = service.sockets.connect(peerOf(socket), caller);
      },
      onMessage: ({ data }) => {
        if (typeof data === 'string') session?.received(data);
      },
      onClose: () => session?.closed(),
    });
  });
};
