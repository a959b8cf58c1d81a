import type {
  Clock,
  NetworkStatus,
  PageVisibility,
  RandomSource,
  SocketConnection,
  SocketFactory,
} from './ports.ts';
import { pauseBeforeReconnect } from './reconnect.ts';

/** Milliseconds for an attempt to connect, including the request of its URL. */
const attemptTimeoutMs = 10_000;
/**
 * Milliseconds of silence before a probe. With `answerMs`, the sum is below 5 s, so that the screen shows a dead
 * connection within 5 s even on a busy device.
 */
const silenceMs = 2000;
/**
 * A hidden page probes less often to save battery and traffic. Browsers throttle its timers to a minute
 * anyway.
 */
const hiddenSilenceMs = 60_000;
/** Milliseconds until an unanswered probe makes the connection silent. */
const answerMs = 2000;
/** Milliseconds until a silent connection is closed. A slow network can still answer in this time. */
const silentTimeoutMs = 3000;

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
  readonly network: NetworkStatus;
  readonly handlers: {
    /** `silent`: the socket is open, but a probe was not answered for 2 s. */
    readonly stateChanged: (state: 'connecting' | 'open' | 'silent' | 'waiting') => void;
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /**
     * No message has arrived for 2 s, or for 60 s while the page is hidden. After 5 more seconds of silence,
     * the socket is closed.
     */
    readonly silenceDetected: () => void;
    readonly closed: () => void;
  };
}

/**
 * Keeps a socket connected until `stop`. Reconnects whenever the connection is lost. When the device goes
 * offline, the connection is closed at once. When it is online again, the next attempt starts at once.
 */
export const openReconnectingSocket = ({
  findUrl,
  sockets,
  clock,
  random,
  visibility,
  network,
  handlers,
}: ReconnectingSocketOptions): ReconnectingSocket => {
  const stopController = new AbortController();
  let send: (text: string) => void = () => undefined;

  /** Runs one connection until it is closed. Resolves to whether it received any message. */
  const connectOnce = (): Promise<boolean> =>
    new Promise((resolve) => {
      let isOpen = false;
      let hasReceived = false;
      let isClosed = false;
      let isProbing = false;
      let isSilent = false;
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
        unsubscribeNetwork();
        send = () => undefined;
        socket?.close();
        if (isOpen && !stopController.signal.aborted) handlers.closed();
        resolve(hasReceived);
      };
      const probe = (): void => {
        isProbing = true;
        restartTimer(answerMs, () => {
          isSilent = true;
          restartTimer(silentTimeoutMs, close);
          handlers.stateChanged('silent');
        });
        handlers.silenceDetected();
      };
      /**
       * A single timer checks the time of the last message. Restarting a timer for each message would cost
       * more than handling the message.
       */
      const watchForSilence = (): void => {
        const limitMs = visibility.isHidden() ? hiddenSilenceMs : silenceMs;
        const remainingMs = lastMessageAt + limitMs - clock.now();
        if (remainingMs > 0) restartTimer(remainingMs, watchForSilence);
        else probe();
      };
      // A visible page has a shorter silence limit. Restart the check, because that limit may already have
      // passed.
      const unsubscribeVisibility = visibility.subscribe(() => {
        if (isOpen && !isProbing) watchForSilence();
      });
      const unsubscribeNetwork = network.subscribe(() => {
        if (network.isOffline()) close();
      });

      stopController.signal.addEventListener('abort', close, { once: true });
      restartTimer(attemptTimeoutMs, close);
      const connect = (url: string) => {
        if (isClosed) return;
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
            if (isSilent) {
              isSilent = false;
              handlers.stateChanged('open');
            }
            handlers.received(text);
          },
          closed: close,
        });
      };
      findUrl().then(connect, close);
    });

  /** Resolves after the time, or as soon as the device is online again. Resolves to true in the second case. */
  const pause = async (ms: number): Promise<boolean> => {
    const pauseController = new AbortController();
    const end = () => pauseController.abort();
    const unsubscribeNetwork = network.subscribe(() => {
      if (!network.isOffline()) end();
    });
    stopController.signal.addEventListener('abort', end, { once: true });
    await clock.sleep(ms, pauseController.signal).catch(() => undefined);
    unsubscribeNetwork();
    stopController.signal.removeEventListener('abort', end);
    return pauseController.signal.aborted;
  };

  const run = async () => {
    let pauses = 0;
    while (!stopController.signal.aborted) {
      handlers.stateChanged('connecting');
      // Count a connection without any message as failed, even if it opened. Otherwise the client would
      // reconnect every second to a service that closes every connection.
      const hasReceived = await connectOnce();
      if (stopController.signal.aborted) return;
      if (hasReceived) pauses = 0;
      handlers.stateChanged('waiting');
      const isBackOnline = await pause(pauseBeforeReconnect(pauses, random.next()));
      pauses = isBackOnline ? 0 : pauses + 1;
    }
  };
  void run();

  return { send: (text) => send(text), stop: () => stopController.abort() };
};
