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
  /** Finds the URL of each attempt (tickets are used once). A failure counts as a failed attempt. */
  readonly addressFx: Effect<void, string, unknown>;
}

/**
 * A socket that stays connected between `start` and `stop`: it finds its address, connects, notices a line that went
 * dead without a word, and comes back after jittered pauses. Starting twice is starting once.
 */
export const createConnection = ({ addressFx }: ConnectionOptions) => {
  const start = createEvent();
  const stop = createEvent();
  /** Sends a text; dropped while not open. */
  const send = createEvent<string>();
  /** The socket is open: subscribe and catch up. */
  const opened = createEvent();
  /** What has come since the last frame, in its order; never empty. */
  const received = createEvent<readonly string[]>();
  /** Nothing has come for 20 s: send something that is answered. Without a word in 10 s the line counts as lost. */
  const silent = createEvent();
  /** An open connection is lost (not by `stop`). */
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
