import { createEvent, createStore, type Effect, type Store } from 'effector';

/** `waiting` is the pause before the next attempt. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting';

export interface ConnectionOptions {
  /** Finds the URL of each attempt (tickets are used once). A failure counts as a failed attempt. */
  readonly addressFx: Effect<void, string, unknown>;
  /** What to send when nothing has come for a while: its answer proves that the connection lives. */
  readonly $probe: Store<string | null>;
}

/** A socket that stays connected between `start` and `stop`. */
export const createConnection = (_options: ConnectionOptions) => {
  const start = createEvent();
  const stop = createEvent();
  /** Sends a text; dropped while not open. */
  const send = createEvent<string>();
  const opened = createEvent();
  const received = createEvent<string>();
  /** The connection is gone, by itself or by silence (not by `stop`). */
  const closed = createEvent();
  const $state = createStore<ConnectionState>('idle', { serialize: 'ignore' });
  return { start, stop, send, opened, received, closed, $state };
};
