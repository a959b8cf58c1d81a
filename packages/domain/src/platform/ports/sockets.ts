import { createStore } from 'effector';
import type { SocketFactory } from './ports.ts';

/**
 * Connects with the platform's WebSocket. Ignores binary messages. Calls `closed` exactly once, even if the
 * socket never opened.
 */
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

export const $sockets = createStore<SocketFactory>(platformSockets, { serialize: 'ignore' });
