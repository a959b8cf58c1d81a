import { allSettled, fork } from 'effector';
import { provideTexts } from '@saddlebag/domain/i18n';
import { appStarted } from '@saddlebag/domain/environment';
import {
  $clock,
  $fetch,
  $sockets,
  $storage,
  createMemoryStorage,
  systemClock,
} from '@saddlebag/domain/ports';
import en from '../../../apps/portal/src/locales/en.json';
import { baseInstant, vendorId } from '../protocol.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { Clock, FetchPort, SocketFactory } from '@saddlebag/domain/ports';
import type { Scope } from 'effector';

provideTexts('en', en);

/** The portal's models, signed in, with a service that answers out of memory. */
export interface Portal {
  readonly scope: Scope;
  /** Whether the list has been asked for since the socket subscribed: from then on updates count. */
  readonly isLive: () => boolean;
  /** A message comes in over the socket. */
  readonly receive: (text: string) => void;
}

const clock: Clock = { ...systemClock, now: () => baseInstant + performance.now() };

const answerJson = (value: unknown): Response => Response.json(value);

const storedSession = (): string =>
  JSON.stringify({
    user: { id: 'bench', email: 'bench@saddlebag.test' },
    accessToken: 'access',
    idToken: 'identity',
    refreshToken: 'refresh',
    expiresAt: Math.floor(baseInstant / 1000) + 24 * 3600,
    serverOffsetMs: 0,
  });

export const openPortal = (orders: readonly WireOrder[]): Portal => {
  let subscribed = false;
  let listedSince = false;
  let receive: (text: string) => void = () => undefined;

  const sockets: SocketFactory = {
    connect: (_url, handlers) => {
      receive = handlers.received;
      setTimeout(handlers.opened);
      return {
        send: () => {
          subscribed = true;
          setTimeout(() =>
            handlers.received(JSON.stringify({ type: 'subscribe_ok', data: { vendor_id: vendorId } })),
          );
        },
        close: () => undefined,
      };
    },
  };

  const service: FetchPort = (input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      location.origin,
    );
    if (pathname.endsWith('/socket/ticket'))
      return Promise.resolve(answerJson({ result: { ticket: 'ticket', expires_in: 30 } }));
    if (pathname.endsWith('/orders')) {
      const isScheduled = searchParams.get('scheduled') === 'true';
      if (subscribed && !isScheduled) listedSince = true;
      return Promise.resolve(
        answerJson({ result: { data: isScheduled ? [] : orders, pagination_key: null } }),
      );
    }
    if (pathname.endsWith('/vendors')) return Promise.resolve(answerJson({ result: { vendors: [] } }));
    return Promise.resolve(new Response('{"message":"not-found"}', { status: 404 }));
  };

  const storage = createMemoryStorage();
  storage.write('token', storedSession());
  const scope = fork({
    values: [
      [$clock, clock],
      [$fetch, service],
      [$sockets, sockets],
      [$storage, storage],
    ],
  });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', country: 'bd', brand: 'mangrove' },
  });
  return { scope, isLive: () => listedSince, receive: (text) => receive(text) };
};
