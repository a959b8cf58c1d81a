import { http, ws, type AnyHandler } from 'msw';
import { startTicker } from '../courier/ticker.ts';
import { portableCryptography, type Cryptography } from '../cryptography/cryptography.ts';
import { BrokenConnection } from '../faults/connection.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { socketCaller } from '../socket/socket-handlers.ts';

/** Every address of the service, on whatever host the portal believes it to be. */
const paths: readonly (string | RegExp)[] = [
  '*/orders/api/v1/*',
  '*/rider-service/api/v1/*',
  '*/flags/*',
  '*/flags.json',
  // Only from the root of a host: in development the sources of a map component lie below a folder of that name.
  /^\w+:\/\/[^/]+\/map\//,
  '*/sandbox/*',
];

const derived = new Map<string, Promise<Uint8Array>>();

/** A page has one thread, and scrypt is meant to be slow: the key of a password and a salt is derived once. */
const thriftyCryptography: Cryptography = {
  ...portableCryptography,
  deriveKey: (password, salt, cost) => {
    const name = JSON.stringify([password, ...salt, cost]);
    const key = derived.get(name) ?? portableCryptography.deriveKey(password, salt, cost);
    derived.set(name, key);
    return key;
  },
};

export interface BrowserSandbox extends Sandbox {
  /** For `setupWorker(…)`, `setupServer(…)` or a story's `msw` parameter. */
  readonly handlers: readonly AnyHandler[];
  /** Lets time move the orders. Returns the stop. */
  start(): () => void;
}

/** The sandbox inside the page: the same application and socket behind msw, with its orders in memory. */
export const createBrowserSandbox = (options: SandboxOptions = {}): BrowserSandbox => {
  const sandbox = createSandbox({ cryptography: thriftyCryptography, ...options });
  const { app, service } = sandbox;

  const calls = paths.map((path) =>
    http.all(path, async ({ request }) => {
      try {
        return await app.fetch(request);
      } catch (error) {
        if (error instanceof BrokenConnection) return Response.error();
        throw error;
      }
    }),
  );

  const socket = ws.link('*/socket').addEventListener('connection', ({ client }) => {
    const waiting: string[] = [];
    let received = (text: string): void => {
      waiting.push(text);
    };
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') received(data);
    });
    void socketCaller(service, client.url.searchParams).then((caller) => {
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
      received = session.received;
      for (const text of waiting) received(text);
      client.addEventListener('close', session.closed);
    });
  });

  return {
    ...sandbox,
    handlers: [...calls, socket],
    start: () => startTicker(service.courier, service.clock),
  };
};
