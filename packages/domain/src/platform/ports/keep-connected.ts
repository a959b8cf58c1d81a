import type { Clock, RandomSource, SocketConnection, SocketFactory } from './ports.ts';
import { pauseBeforeReconnect } from './reconnect.ts';

const openingMs = 15_000;
const silenceMs = 20_000;
const proofMs = 10_000;

export interface Line {
  /** Dropped while the socket is not open. */
  send(text: string): void;
  /** Ends it for good; nothing is heard afterwards. */
  stop(): void;
}

export interface LineSurroundings {
  /** The URL of the next attempt. */
  readonly findAddress: () => Promise<string>;
  readonly sockets: SocketFactory;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly heard: {
    readonly stateChanged: (state: 'connecting' | 'open' | 'waiting') => void;
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /** Nothing has come for 20 s: send something that is answered, or the line counts as dead 10 s later. */
    readonly silent: () => void;
    readonly closed: () => void;
  };
}

/** Connects, and connects again whenever the connection is lost, until it is stopped. */
export const keepConnected = ({ findAddress, sockets, clock, random, heard }: LineSurroundings): Line => {
  const over = new AbortController();
  let sendNow: (text: string) => void = () => undefined;

  /** One connection from its address to its end; resolves to whether the service has ever said a word on it. */
  const attempt = async (): Promise<boolean> => {
    const url = await findAddress();
    if (over.signal.aborted) return false;
    return new Promise((resolve) => {
      let isOpen = false;
      let isProved = false;
      let isOver = false;
      let isAsked = false;
      let heardAt = clock.now();
      let watch = new AbortController();
      let socket: SocketConnection | null = null;

      const after = (ms: number, act: () => void) => {
        watch.abort();
        watch = new AbortController();
        const { signal } = watch;
        clock.sleep(ms, signal).then(
          () => {
            if (!signal.aborted) act();
          },
          () => undefined,
        );
      };
      const end = () => {
        if (isOver) return;
        isOver = true;
        watch.abort();
        over.signal.removeEventListener('abort', end);
        sendNow = () => undefined;
        socket?.close();
        if (isOpen && !over.signal.aborted) heard.closed();
        resolve(isProved);
      };
      /** One timer watches the line and looks when the last word came: setting one for each word costs more than the word. */
      const listen = (ms = silenceMs) =>
        after(ms, () => {
          const left = heardAt + silenceMs - clock.now();
          if (left > 0) return listen(left);
          isAsked = true;
          after(proofMs, end);
          heard.silent();
        });

      over.signal.addEventListener('abort', end, { once: true });
      after(openingMs, end);
      socket = sockets.connect(url, {
        opened: () => {
          if (isOver) return;
          isOpen = true;
          heardAt = clock.now();
          sendNow = (text) => socket?.send(text);
          heard.stateChanged('open');
          listen();
          heard.opened();
        },
        received: (text) => {
          if (isOver) return;
          isProved = true;
          heardAt = clock.now();
          if (isAsked) listen();
          isAsked = false;
          heard.received(text);
        },
        closed: end,
      });
    });
  };

  const live = async () => {
    let failures = 0;
    while (!over.signal.aborted) {
      heard.stateChanged('connecting');
      // A connection on which nothing was ever said has failed, even if it opened: a service that hangs up on
      // everybody must not be called every second.
      const wasProved = await attempt().catch(() => false);
      if (over.signal.aborted) return;
      failures = wasProved ? 0 : failures + 1;
      heard.stateChanged('waiting');
      await clock.sleep(pauseBeforeReconnect(failures, random.next()), over.signal).catch(() => undefined);
    }
  };
  void live();

  return { send: (text) => sendNow(text), stop: () => over.abort() };
};
