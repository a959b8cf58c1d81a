import { http, ws, type AnyHandler } from 'msw';
import { startTicker } from '../courier/ticker.ts';
import { portableCryptography, type Cryptography } from '../cryptography/cryptography.ts';
import { BrokenConnectionError } from '../faults/connection-breaker.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { resolveSocketCaller } from '../socket/socket-handlers.ts';

/** URL patterns of the service, on any host. */
const urlPatterns: readonly (string | RegExp)[] = [
  '*/orders/api/v1/*',
  '*/rider-service/api/v1/*',
  '*/flags/*',
  '*/flags.json',
  // Match `/map/` only at the root of a host. In development, a folder of source files is also named `map/`.
  /^\w+:\/\/[^/]+\/map\//,
  '*/sandbox/*',
];

const derivedKeys = new Map<string, Promise<Uint8Array>>();

/** Caches derived keys, because scrypt is slow and would block the page's only thread. */
const cachingCryptography: Cryptography = {
  ...portableCryptography,
  deriveKey: (password, salt, cost) => {
    const cacheKey = JSON.stringify([password, ...salt, cost]);
    const key = derivedKeys.get(cacheKey) ?? portableCryptography.deriveKey(password, salt, cost);
    derivedKeys.set(cacheKey, key);
    return key;
  },
};

export interface BrowserSandbox extends Sandbox {
  /** Request handlers for msw's `setupWorker(…)` or `setupServer(…)`, or for a story's `msw` parameter. */
  readonly handlers: readonly AnyHandler[];
  /** Starts the ticker that advances the deliveries. Returns a function that stops the ticker. */
  start(): () => void;
}

/**
 * Creates a sandbox that runs in the page. msw passes it the page's requests and sockets. Data is kept in
 * memory.
 */
export const createBrowserSandbox = (options: SandboxOptions = {}): BrowserSandbox => {
  const sandbox = createSandbox({ cryptography: cachingCryptography, ...options });
  const { app, service } = sandbox;

  const calls = urlPatterns.map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return await app.fetch(request);
      } catch (error) {
        if (error instanceof BrokenConnectionError) return Response.error();
        throw error;
      }
    }),
  );

  const socket = ws.link('*/socket').addEventListener('connection', ({ client }) => {
    // Queue messages that arrive before the caller is authenticated.
    const queuedMessages: string[] = [];
    let receive = (text: string): void => {
      queuedMessages.push(text);
    };
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') receive(data);
    });
    void resolveSocketCaller(service, client.url.searchParams).then((caller) => {
      if (caller === null) {
        client.close(1008, 'unauthorized');
        return;
      }
      const session = service.sockets.connect(
        {
          send: (text) => client.send(text),
          close: (code, reason) => client.close(code, reason),
          destroy: () => client.close(),
        },
        caller,
      );
      receive = session.onMessage;
      for (const text of queuedMessages) receive(text);
      client.addEventListener('close', session.onClose);
    });
  });

  return {
    ...sandbox,
    handlers: [...calls, socket],
    start: () => startTicker(service.courier, service.clock),
  };
};
