import { attach, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import { $clock } from './clock.ts';
import { $frames } from './frames.ts';
import { createGatherer } from './gather.ts';
import { keepConnected, type Line } from './keep-connected.ts';
import { $random } from './random.ts';
import { $sockets } from './sockets.ts';

/** `waiting` is the pause before the next attempt. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting';

export interface ConnectionOptions {
  /**
   * Returns the URL of an attempt, because a ticket can be used only once. If it fails, the attempt has
   * failed.
   */
  readonly addressFx: Effect<void, string, unknown>;
}

/**
 * Creates a socket connection that is kept open between `start` and `stop`. It detects lines that died
 * without closing and reconnects after jittered pauses. A second `start` is ignored.
 */
export const createConnection = ({ addressFx }: ConnectionOptions) => {
  const start = createEvent();
  const stop = createEvent();
  /** Sends a text. Dropped while the socket is not open. */
  const send = createEvent<string>();
  /** The socket is open. Subscribe and load what was missed. */
  const opened = createEvent();
  /** The messages since the last frame, in order and never empty. */
  const received = createEvent<readonly string[]>();
  /**
   * No message has arrived for 20 s. Send something that the service answers: the line is closed after 10
   * more seconds of silence.
   */
  const silent = createEvent();
  /** An open connection was lost. Not fired by `stop`. */
  const closed = createEvent();
  const stateChanged = createEvent<ConnectionState>();

  const $state = createStore<ConnectionState>('idle', { serialize: 'ignore' });
  const $line = createStore<Line | null>(null, { serialize: 'ignore' });

  const beginFx = attach({
    source: { line: $line, sockets: $sockets, clock: $clock, random: $random, frames: $frames },
    effect: ({ line: known, frames, ...ports }): Line => {
      if (known) return known;
      const texts = createGatherer(frames, scopeBind(received, { safe: true }));
      const tellClosed = scopeBind(closed, { safe: true });
      const line = keepConnected({
        ...ports,
        findAddress: scopeBind<void, string, unknown>(addressFx, { safe: true }),
        heard: {
          stateChanged: scopeBind(stateChanged, { safe: true }),
          opened: scopeBind(opened, { safe: true }),
          received: texts.take,
          silent: scopeBind(silent, { safe: true }),
          closed: () => {
            texts.flush();
            tellClosed();
          },
        },
      });
      return {
        send: line.send,
        stop: () => {
          line.stop();
          texts.drop();
        },
      };
    },
  });
  const endFx = attach({ source: $line, effect: (line) => line?.stop() });
  const sendFx = attach({ source: $line, effect: (line, text: string) => line?.send(text) });

  $line.on(beginFx.doneData, (_, line) => line).reset(endFx.done);
  $state.on(stateChanged, (_, state) => state).reset(endFx.done);

  sample({ clock: start, target: beginFx });
  sample({ clock: stop, target: endFx });
  sample({ clock: send, target: sendFx });

  return { start, stop, send, opened, received, silent, closed, $state };
};
