import { attach, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import { $clock } from './clock.ts';
import { $frameScheduler } from './frames.ts';
import { createFrameBatch } from './frame-batch.ts';
import { openReconnectingSocket, type ReconnectingSocket } from './reconnecting-socket.ts';
import { $network } from './network.ts';
import { $random } from './random.ts';
import { $socketFactory } from './sockets.ts';
import { $visibility } from './visibility.ts';

/**
 * `waiting` is the pause before the next attempt. `silent` is an open socket that has not answered a probe for
 * 2 s.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'silent' | 'waiting';

export interface ConnectionOptions {
  /**
   * Returns a URL for each attempt, because the ticket in a URL can be used only once. If the effect fails,
   * the attempt fails.
   */
  readonly urlFx: Effect<void, string, unknown>;
}

/**
 * Creates a socket connection that stays open between `start` and `stop`. It detects connections that died
 * without closing, and reconnects after jittered pauses. A second `start` is ignored.
 */
export const createConnection = ({ urlFx }: ConnectionOptions) => {
  const start = createEvent();
  const stop = createEvent();
  /** Sends a text. Dropped while the socket is not open. */
  const send = createEvent<string>();
  /** The socket opened. Listeners should subscribe and load what they have missed. */
  const opened = createEvent();
  /** The messages since the last animation frame, oldest first. Never an empty list. */
  const received = createEvent<readonly string[]>();
  /**
   * No message has arrived for 2 s, or for 60 s while the page is hidden. Listeners should send a message that
   * the service answers. After 2 more seconds of silence, the state is `silent`. After 5, the socket is closed.
   */
  const silenceDetected = createEvent();
  /** An open connection was lost. Not fired by `stop`. */
  const closed = createEvent();
  const stateChanged = createEvent<ConnectionState>();

  const $state = createStore<ConnectionState>('idle', { serialize: 'ignore' });
  const $socket = createStore<ReconnectingSocket | null>(null, { serialize: 'ignore' });

  const connectFx = attach({
    source: {
      current: $socket,
      sockets: $socketFactory,
      clock: $clock,
      random: $random,
      frames: $frameScheduler,
      visibility: $visibility,
      network: $network,
    },
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
