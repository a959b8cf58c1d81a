import { setTimeout as sleep } from 'node:timers/promises';
import { allSettled, createWatch, fork } from 'effector';
import { loginContract } from '@saddlebag/domain/contracts';
import {
  $fetch,
  $socketFactory,
  $storage,
  $tabs,
  createMemoryStorage,
  platformSockets,
  soloTabs,
} from '@saddlebag/domain/ports';
import { $connection, liveUpdatesStarted, liveVendorChanged } from '@saddlebag/domain/realtime';
import { sessionEnded, sessionStarted } from '@saddlebag/domain/session';
import type { Scope } from 'effector';
import { startFreezingProxy } from '../freezing-proxy.ts';
import { startSandbox } from '../sandbox-process.ts';
import { accounts, password } from '../vendor.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { ordersApi } from './service-client.ts';

const limitMs = 5000;

const startSession = async (url: string) => {
  const response = await fetch(`${url}${ordersApi}${loginContract.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: accounts.parent, password }),
  });
  const { user, meta } = loginContract.response.parse(await response.json()).result;
  return {
    user,
    accessToken: meta.AccessToken,
    idToken: meta.IdToken,
    refreshToken: meta.RefreshToken,
    expiresAt: meta.Expires,
  };
};

interface Origins {
  readonly service: string;
  /** The origin of the proxy in front of the service. */
  readonly proxy: string;
}

/** Opens the live updates of one client. Resolves when the service has confirmed its subscription. */
const openClient = async (
  { service, proxy }: Origins,
  session: Awaited<ReturnType<typeof startSession>>,
): Promise<Scope> => {
  const scope = fork({
    values: [
      [$storage, createMemoryStorage()],
      // Each client has its own socket.
      [$tabs, soloTabs],
      // Only the sockets pass the proxy. A frozen ticket request would hide how long a socket takes.
      [$fetch, (url: string, init?: RequestInit) => fetch(new URL(url, service), init)],
      [
        $socketFactory,
        {
          connect: (url: string, handlers: Parameters<typeof platformSockets.connect>[1]) => {
            const { pathname, search } = new URL(url);
            return platformSockets.connect(`${proxy.replace('http', 'ws')}${pathname}${search}`, handlers);
          },
        },
      ],
    ],
  });
  await allSettled(sessionStarted, { scope, params: session });
  const started = new Promise<void>((resolve) => {
    createWatch({ unit: liveUpdatesStarted, scope, fn: () => resolve() });
  });
  void allSettled(liveVendorChanged, { scope, params: 'y0ud' });
  await started;
  return scope;
};

/** Resolves to the milliseconds until the client shows that it is not connected, or null after the limit. */
const measureNoticing = (scope: Scope, frozenAt: number): Promise<number | null> =>
  Promise.race([
    new Promise<number>((resolve) => {
      createWatch({
        unit: $connection.updates,
        scope,
        fn: (state) => state !== 'connected' && resolve(performance.now() - frozenAt),
      });
    }),
    sleep(limitMs, null),
  ]);

/**
 * Opens sockets with the portal's own client, and stops the network without closing them. Each client must notice
 * within 5 s.
 */
export const halfOpenSockets: AttackPart = async (options) => {
  const tally = createTally();
  const sandbox = await startSandbox();
  const proxy = await startFreezingProxy(sandbox.url);
  const delays: number[] = [];
  try {
    const session = await startSession(sandbox.url);
    const origins = { service: sandbox.url, proxy: proxy.url };
    const clients = await Promise.all(
      Array.from({ length: scaled(100, options) }, () => openClient(origins, session)),
    );
    const frozenAt = performance.now();
    proxy.freeze();
    for (const delay of await Promise.all(clients.map((scope) => measureNoticing(scope, frozenAt)))) {
      tally.count(delay === null ? `a client did not notice within ${limitMs} ms` : null);
      if (delay !== null) delays.push(delay);
    }
    // Also stops the timers that refresh the sessions. They would keep this process alive for an hour.
    await Promise.all(clients.map((scope) => allSettled(sessionEnded, { scope })));
  } finally {
    await proxy.close();
    await sandbox.close();
  }
  return tally.report(`slowest ${Math.round(Math.max(0, ...delays))} ms`);
};
