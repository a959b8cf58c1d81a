import { attach, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import { $clock } from './clock.ts';
import { $frames } from './frames.ts';
import { createFrameBatch } from './frame-batch.ts';
import { openReconnectingSocket, type ReconnectingSocket } from './reconnecting-socket.ts';
import { $random } from './random.ts';
import { $sockets } from './sockets.ts';

/** `waiting` is the pause before the next attempt. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting';

export interface ConnectionOptions {
  /**
   * Returns the URL of an attempt, because a ticket can be used only once. If it fails, the attempt has
   * failed.
   */
  readonly urlFx: Effect<void, string, unknown>;
}

/**
 * Creates a socket connection that is kept open between `start` and `stop`. It detects lines that died
 * without closing and reconnects after jittered pauses. A second `start` is ignored.
 */
export const createConnection = ({ urlFx }: ConnectionOptions) => {
  const start = createEvent();
  const stop = createEvent();
  /** Sends a text. Dropped while the socket is not open. */
  const send = createEvent<string>();
  /** The socket is open. Subscribe and load what was missed. */
  const opened = createEvent();
  /** The messages since the last frame, in order and never empty. */
  const received = createEvent<readonly string[]>();
  /**
   * No message has arrived for 20 s. Send something that the service answers: the socket is closed after 10
   * more seconds of silence.
   */
  const silenceDetected = createEvent();
  /** An open connection was lost. Not fired by `stop`. */
  const closed = createEvent();
  const stateChanged = createEvent<ConnectionState>();

  const $state = createStore<ConnectionState>('idle', { serialize: 'ignore' });
  const $socket = createStore<ReconnectingSocket | null>(null, { serialize: 'ignore' });

  const connectFx = attach({
    source: { current: $socket, sockets: $sockets, clock: $clock, random: $random, frames: $frames },
    effect: ({ current, frames, ...ports }): ReconnectingSocket => {
      if (current) return current;
      const batch = createFrameBatch(frames, scopeBind(received, { safe: true }));
      const reportClosed = scopeBind(closed, { safe: true });
      const socket = openReconnectingSocket({
        ...ports,
        findUrl: scopeBind<void, string, unknown>(urlFx, { safe: true }),
        handlers: {
          stateChanged: scopeBind(stateChanged, { safe: true }),
          opened: scopeBind(opened, { safe: true }),
          received: batch.add,
          silenceDetected: scopeBind(silenceDetected, { safe: true }),
          closed: () => {
            batch.flush();
            reportClosed();
          },
        },
      });
      return {
        send: socket.send,
        stop: () => {
          socket.stop();
          batch.clear();
        },
      };
    },
  });
  const disconnectFx = attach({ source: $socket, effect: (socket) => socket?.stop() });
  const sendFx = attach({ source: $socket, effect: (socket, text: string) => socket?.send(text) });

  $socket.on(connectFx.doneData, (_, socket) => socket).reset(disconnectFx.done);
  $state.on(stateChanged, (_, state) => state).reset(disconnectFx.done);

  sample({ clock: start, target: connectFx });
  sample({ clock: stop, target: disconnectFx });
  sample({ clock: send, target: sendFx });

  return { start, stop, send, opened, received, silenceDetected, closed, $state };
};
