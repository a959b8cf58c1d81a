import type { Clock, PageVisibility, RandomSource, SocketConnection, SocketFactory } from './ports.ts';
import { pauseBeforeReconnect } from './reconnect.ts';

const openTimeoutMs = 15_000;
/**
 * Milliseconds of silence before a probe. With `probeTimeoutMs`, the sum is well below 10 s, so that even a
 * busy device shows a dead connection within 10 s.
 */
const silenceMs = 4000;
/**
 * A hidden page probes less often to save battery and traffic. Browsers throttle its timers to a minute
 * anyway.
 */
const hiddenSilenceMs = 60_000;
const probeTimeoutMs = 4000;

export interface ReconnectingSocket {
  /** Dropped while the socket is not open. */
  send(text: string): void;
  /** Closes the connection for good. No events follow. */
  stop(): void;
}

export interface ReconnectingSocketOptions {
  /** Returns the URL of the next attempt. */
  readonly findUrl: () => Promise<string>;
  readonly sockets: SocketFactory;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly visibility: PageVisibility;
  readonly handlers: {
    readonly stateChanged: (state: 'connecting' | 'open' | 'waiting') => void;
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /**
     * No message has arrived for 4 s, or for 60 s while the page is hidden. After 4 more seconds of silence,
     * the socket is closed.
     */
    readonly silenceDetected: () => void;
    readonly closed: () => void;
  };
}

/** Keeps a socket connected until `stop`. Reconnects whenever the connection is lost. */
export const openReconnectingSocket = ({
  findUrl,
  sockets,
  clock,
  random,
  visibility,
  handlers,
}: ReconnectingSocketOptions): ReconnectingSocket => {
  const stopController = new AbortController();
  let send: (text: string) => void = () => undefined;

  /** Runs one connection until it is closed. Resolves to whether it received any message. */
  const connectOnce = async (): Promise<boolean> => {
    const url = await findUrl();
    if (stopController.signal.aborted) return false;
    return new Promise((resolve) => {
      let isOpen = false;
      let hasReceived = false;
      let isClosed = false;
      let isProbing = false;
      let lastMessageAt = clock.now();
      let timer = new AbortController();
      let socket: SocketConnection | null = null;

      const restartTimer = (ms: number, elapsed: () => void) => {
        timer.abort();
        timer = new AbortController();
        const { signal } = timer;
        clock.sleep(ms, signal).then(
          () => {
            if (!signal.aborted) elapsed();
          },
          () => undefined,
        );
      };
      const close = () => {
        if (isClosed) return;
        isClosed = true;
        timer.abort();
        stopController.signal.removeEventListener('abort', close);
        unsubscribeVisibility();
        send = () => undefined;
        socket?.close();
        if (isOpen && !stopController.signal.aborted) handlers.closed();
        resolve(hasReceived);
      };
      /**
       * A single timer checks the time of the last message. Restarting a timer for each message would cost
       * more than handling the message.
       */
      const watchForSilence = (): void => {
        const limitMs = visibility.isHidden() ? hiddenSilenceMs : silenceMs;
        const remainingMs = lastMessageAt + limitMs - clock.now();
        if (remainingMs > 0) return restartTimer(remainingMs, watchForSilence);
        isProbing = true;
        restartTimer(probeTimeoutMs, close);
        handlers.silenceDetected();
      };
      // A visible page has a shorter silence limit. Restart the check, because that limit may already have
      // passed.
      const unsubscribeVisibility = visibility.subscribe(() => {
        if (isOpen && !isProbing) watchForSilence();
      });

      stopController.signal.addEventListener('abort', close, { once: true });
      restartTimer(openTimeoutMs, close);
      socket = sockets.connect(url, {
        opened: () => {
          if (isClosed) return;
          isOpen = true;
          lastMessageAt = clock.now();
          send = (text) => socket?.send(text);
          handlers.stateChanged('open');
          watchForSilence();
          handlers.opened();
        },
        received: (text) => {
          if (isClosed) return;
          hasReceived = true;
          lastMessageAt = clock.now();
          if (isProbing) {
            isProbing = false;
            watchForSilence();
          }
          handlers.received(text);
        },
        closed: close,
      });
    });
  };

  const run = async () => {
    let failures = 0;
    while (!stopController.signal.aborted) {
      handlers.stateChanged('connecting');
      // Count a connection without any message as failed, even if it opened. Otherwise the client would
      // reconnect every second to a service that closes every connection.
      const hasReceived = await connectOnce().catch(() => false);
      if (stopController.signal.aborted) return;
      failures = hasReceived ? 0 : failures + 1;
      handlers.stateChanged('waiting');
      await clock
        .sleep(pauseBeforeReconnect(failures, random.next()), stopController.signal)
        .catch(() => undefined);
    }
  };
  void run();

  return { send: (text) => send(text), stop: () => stopController.abort() };
};
