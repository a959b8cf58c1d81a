import type { Clock, RandomSource, SocketConnection, SocketFactory } from './ports.ts';
import { pauseBeforeReconnect } from './reconnect.ts';

const openingMs = 15_000;
const silenceMs = 20_000;
const proofMs = 10_000;

export interface Line {
  /** Dropped while the socket is not open. */
  send(text: string): void;
  /** Closes the connection for good. No events follow. */
  stop(): void;
}

export interface LineSurroundings {
  /** Returns the URL of the next attempt. */
  readonly findAddress: () => Promise<string>;
  readonly sockets: SocketFactory;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly heard: {
    readonly stateChanged: (state: 'connecting' | 'open' | 'waiting') => void;
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /** No message has arrived for 20 s. The line is closed after 10 more seconds of silence. */
    readonly silent: () => void;
    readonly closed: () => void;
  };
}

/** Keeps a socket connected until it is stopped, and reconnects whenever the connection is lost. */
export const keepConnected = ({ findAddress, sockets, clock, random, heard }: LineSurroundings): Line => {
  const over = new AbortController();
  let sendNow: (text: string) => void = () => undefined;

  /** Runs one connection until it is closed. Resolves to whether it received any message. */
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
      /**
       * A single timer checks the time of the last message. Restarting a timer for each message would cost
       * more than handling the message.
       */
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
      // Count a connection without any message as failed, even if it opened. Otherwise the client would
      // reconnect every second to a service that closes every connection.
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
