import { createStore } from 'effector';
import type { SocketFactory } from './ports.ts';

/** The platform's WebSocket. Only texts are handed on; `closed` comes exactly once, also when it could not be opened. */
export const platformSockets: SocketFactory = {
  connect: (url, handlers) => {
    const socket = new WebSocket(url);
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      handlers.closed();
    };
    socket.addEventListener('open', handlers.opened);
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string' && !over) handlers.received(event.data);
    });
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        over = true;
        socket.close();
      },
    };
  },
};

/** The sockets of the scope. */
export const $sockets = createStore<SocketFactory>(platformSockets, { serialize: 'ignore' });
