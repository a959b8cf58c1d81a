import { createStore } from 'effector';
import type { SocketFactory } from './ports.ts';

/**
 * Connects with the platform's WebSocket. Ignores binary messages. Calls `closed` exactly once, even if the
 * socket never opened.
 */
export const platformSockets: SocketFactory = {
  connect: (url, handlers) => {
    const socket = new WebSocket(url);
    let isClosed = false;
    const reportClosed = () => {
      if (isClosed) return;
      isClosed = true;
      handlers.closed();
    };
    socket.addEventListener('open', handlers.opened);
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string' && !isClosed) handlers.received(event.data);
    });
    socket.addEventListener('close', reportClosed);
    socket.addEventListener('error', reportClosed);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        isClosed = true;
        socket.close();
      },
    };
  },
};

export const $sockets = createStore<SocketFactory>(platformSockets, { serialize: 'ignore' });
