import { createSandbox } from '@saddlebag/sandbox';
import type { Settings, Store } from '@saddlebag/sandbox';
import { autocompleteContract, newInstrumentId, sandboxCards } from '@saddlebag/domain/contracts';
import type { SandboxCard } from '@saddlebag/domain/contracts';
import { toPlace } from '@saddlebag/domain/api';
import type { Place } from '@saddlebag/domain/api';
import { preloadPlacement } from '@saddlebag/domain/placement';
import { encryptCard } from '@saddlebag/domain/payment';
import type { CardChoice } from '@saddlebag/domain/payment';
import type { CardName } from './cards.ts';
import { createTraceClock } from './trace-clock.ts';
import type { TraceClock } from './trace-clock.ts';

/** The outlets of the account that all traces use. */
export const outlets = ['k7rm', 'p2wn', 't9xe'] as const;
export type Outlet = (typeof outlets)[number];

type StoreChange = Parameters<Store['save']>[0][number];

const accountId = 'a-dhaka-01';
const provider = 'generic_creditcard';
/** The text that traces type into the address field. */
export const searchText = '12 Shapla Lane';
const searchQuery = new URLSearchParams({
  query: searchText,
  country: 'bd',
  lat: '23.78',
  lng: '90.41',
  language: 'en',
});
const parameters = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

export interface TracedOrder {
  readonly id: string;
  readonly phone: string;
}

export interface TracedPayment {
  readonly id: string;
  readonly phone: string;
  readonly status: string;
  readonly orderId: string | null;
}

/** A sandbox without a network port, on a virtual clock. Shared by many traces. */
export interface TracedService {
  readonly clock: TraceClock;
  readonly respond: (path: string, init: RequestInit | undefined) => Promise<Response>;
  /** Removes the data of the previous trace and resets the clock. */
  readonly reset: () => void;
  readonly changeSettings: (settings: Partial<Settings>) => void;
  /** Creates a session in the stored format, as an earlier visit would have left it. */
  readonly createStoredSession: (clockErrorMs: number) => Promise<string>;
  readonly orders: () => readonly TracedOrder[];
  readonly payments: () => readonly TracedPayment[];
  /** Places inside the delivery areas of the outlets. */
  readonly places: readonly Place[];
  readonly cards: Readonly<Record<CardName, CardChoice>>;
}

/**
 * True for login calls. The traced service skips their password check, because hashing takes much real time.
 */
const isLogin = (path: string): boolean => path.endsWith('/login');

export const createTracedService = async (): Promise<TracedService> => {
  await preloadPlacement();
  let pendingTaskCount = 0;
  const clock = createTraceClock(() => pendingTaskCount > 0);
  const { app, service } = createSandbox({
    clock,
    settings: { courier: 'paused', parameters },
    validatesResponses: false,
  });

  /** Runs a task that takes real time, such as cryptography. The virtual clock waits for it. */
  const trackPending = async <T>(task: () => Promise<T>): Promise<T> => {
    pendingTaskCount += 1;
    try {
      return await task();
    } finally {
      pendingTaskCount -= 1;
    }
  };
  const issueSession = async () => {
    const account = service.store.find('account', accountId);
    if (!account)
      throw new Error(
        `The sandbox has no account ${accountId}: its demo data have changed. Update accountId in traced-service.ts.`,
      );
    const session = { id: crypto.randomUUID(), accountId, revoked: false };
    const { tokens, change } = await service.tokens.issue(account, session.id);
    service.save([{ table: 'session', record: session }, change]);
    return { user: { id: accountId, email: 'demo@saddlebag.test' }, meta: tokens };
  };
  const createNewCard = async (behaviour: SandboxCard): Promise<CardChoice> => {
    const { key_id: id, spki } = await service.cardKeys.publicKey();
    const cardDetails = {
      number: sandboxCards[behaviour],
      expiry: '04/39',
      holder: 'Farhana Islam',
      securityCode: '987',
    };
    const options = { isSaved: false, scheme: 'Visa', now: clock.now() };
    const card = await encryptCard(cardDetails, { provider, key: { id, spki } }, options);
    return { provider, instrument: newInstrumentId, card };
  };
  const createSavedCard = (digits: string): CardChoice => ({
    provider,
    instrument: `card-${accountId}-${digits}`,
    card: null,
  });
  const findPlaces = async (): Promise<readonly Place[]> => {
    const response = await app.request(`/orders/api/v1/geolocator/autocomplete?${searchQuery}`, {
      headers: { authorization: `Bearer ${(await issueSession()).meta.AccessToken}` },
    });
    const { data } = autocompleteContract.response.parse(await response.json());
    return data.data.map(toPlace).slice(0, 3);
  };
  return {
    clock,
    respond: (path, init) =>
      trackPending(async () => {
        const response = isLogin(path)
          ? Response.json(
              { result: await issueSession() },
              { headers: { date: new Date(clock.now()).toUTCString() } },
            )
          : await app.request(path, init);
        // Buffers the body here, so that reading it later takes no real time.
        return new Response(await response.text(), { status: response.status, headers: response.headers });
      }),
    reset: () => {
      clock.reset();
      for (const table of ['order', 'payment', 'answer', 'session', 'refreshToken'] as const)
        for (const id of Array.from(service.store.all(table), (record) => record.id))
          service.store.save([{ table, removed: id } as StoreChange]);
      service.settings.change({ fee_surcharge: 0 });
    },
    changeSettings: (settings) => void service.settings.change(settings),
    createStoredSession: (clockErrorMs) =>
      trackPending(async () => {
        const { user, meta } = await issueSession();
        return JSON.stringify({
          user,
          accessToken: meta.AccessToken,
          idToken: meta.IdToken,
          refreshToken: meta.RefreshToken,
          expiresAt: meta.Expires,
          serverOffsetMs: -clockErrorMs,
        });
      }),
    orders: () =>
      outlets.flatMap((id) =>
        service.store.orders
          .list({ by: 'vendor', id, count: Infinity })
          .orders.map(({ id: orderId, wire }) => ({ id: orderId, phone: wire.customer.phone_number })),
      ),
    payments: () =>
      [...service.store.all('payment')].map(({ id, body, status, orderId }) => ({
        id,
        phone: body.customer.phone_number,
        status,
        orderId,
      })),
    places: await findPlaces(),
    cards: {
      saved: createSavedCard('1111'),
      'saved challenged': createSavedCard('3220'),
      approved: await createNewCard('approved'),
      challenged: await createNewCard('challenged'),
      declined: await createNewCard('declined'),
      undeliverable: await createNewCard('undeliverable'),
    },
  };
};
