import { allSettled, fork } from 'effector';
import { provideTexts } from '@saddlebag/domain/i18n';
import { appStarted } from '@saddlebag/domain/environment';
import {
  $clock,
  $fetch,
  $socketFactory,
  $storage,
  createMemoryStorage,
  systemClock,
} from '@saddlebag/domain/ports';
import en from '../../../apps/portal/src/locales/en.json';
import { baseInstant, vendorId } from '../protocol.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { Clock, FetchPort, SocketFactory } from '@saddlebag/domain/ports';
import type { Scope } from 'effector';
import { exampleMarket } from '@saddlebag/domain/contracts';

provideTexts('en', en);

/** The models of the portal, signed in, with an in-memory courier service. */
export interface Portal {
  readonly scope: Scope;
  /**
   * Returns true once the portal has subscribed to the socket and then fetched the orders. Updates sent
   * earlier would be lost.
   */
  readonly isLive: () => boolean;
  /** Delivers a socket message to the portal. */
  readonly receive: (text: string) => void;
}

const clock: Clock = { ...systemClock, now: () => baseInstant + performance.now() };

const jsonResponse = (value: unknown): Response => Response.json(value);

const createStoredSession = (): string =>
  JSON.stringify({
    user: { id: 'bench', email: 'bench@saddlebag.test' },
    accessToken: 'access',
    idToken: 'identity',
    refreshToken: 'refresh',
    expiresAt: Math.floor(baseInstant / 1000) + 24 * 3600,
    serverOffsetMs: 0,
  });

export const openPortal = (orders: readonly WireOrder[]): Portal => {
  let isSubscribed = false;
  let hasListedSinceSubscribe = false;
  let receive: (text: string) => void = () => undefined;

  const sockets: SocketFactory = {
    connect: (_url, handlers) => {
      receive = handlers.received;
      setTimeout(handlers.opened);
      return {
        send: () => {
          isSubscribed = true;
          setTimeout(() =>
            handlers.received(JSON.stringify({ type: 'subscribe_ok', data: { vendor_id: vendorId } })),
          );
        },
        close: () => undefined,
      };
    },
  };

  const fetchFromMemory: FetchPort = (input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      location.origin,
    );
    if (pathname.endsWith('/socket/ticket'))
      return Promise.resolve(jsonResponse({ result: { ticket: 'ticket', expires_in: 30 } }));
    if (pathname.endsWith('/orders')) {
      const isScheduled = searchParams.get('scheduled') === 'true';
      if (isSubscribed && !isScheduled) hasListedSinceSubscribe = true;
      return Promise.resolve(
        jsonResponse({ result: { data: isScheduled ? [] : orders, pagination_key: null } }),
      );
    }
    if (pathname.endsWith('/vendors')) return Promise.resolve(jsonResponse({ result: { vendors: [] } }));
    return Promise.resolve(new Response('{"message":"not-found"}', { status: 404 }));
  };

  const storage = createMemoryStorage();
  storage.write('token', createStoredSession());
  const scope = fork({
    values: [
      [$clock, clock],
      [$fetch, fetchFromMemory],
      [$socketFactory, sockets],
      [$storage, storage],
    ],
  });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  return { scope, isLive: () => hasListedSinceSubscribe, receive: (text) => receive(text) };
};
