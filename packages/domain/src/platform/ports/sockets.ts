import { createStore } from 'effector';
import type { SocketFactory } from './ports.ts';

/**
 * Connects with the platform's WebSocket. Ignores binary messages. Calls `closed` once when the connection
 * ends, even if it never opened, but not after a call of `close`.
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

export const $socketFactory = createStore<SocketFactory>(platformSockets, { serialize: 'ignore' });
