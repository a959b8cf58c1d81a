import { createSandbox } from '@saddlebag/sandbox';
import type { Settings, Store } from '@saddlebag/sandbox';
import { autocompleteContract, newInstrument, sandboxCards } from '@saddlebag/domain/contracts';
import type { SandboxCard } from '@saddlebag/domain/contracts';
import { toPlace } from '@saddlebag/domain/api';
import type { Place } from '@saddlebag/domain/api';
import { encryptCard } from '@saddlebag/domain/payment';
import type { CardChoice } from '@saddlebag/domain/payment';
import type { CardName } from './cards.ts';
import { createTraceClock } from './trace-clock.ts';
import type { TraceClock } from './trace-clock.ts';

/** The outlets of the account that makes all requests. */
export const outlets = ['k7rm', 'p2wn', 't9xe'] as const;
export type Outlet = (typeof outlets)[number];

type StoreChange = Parameters<Store['save']>[0][number];

const accountId = 'a-dhaka-01';
const provider = 'generic_creditcard';
/** What is typed into the address field, and where. */
export const searchedText = '12 Shapla Lane';
const searched = new URLSearchParams({
  query: searchedText,
  country: 'bd',
  lat: '23.78',
  lng: '90.41',
  language: 'en',
});
const parameters = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

export interface MadeOrder {
  readonly id: string;
  readonly phone: string;
}

export interface KnownPayment {
  readonly id: string;
  readonly phone: string;
  readonly status: string;
  readonly orderId: string | null;
}

/** The sandbox without a port, on a clock that can be moved, shared by many traces. */
export interface TracedService {
  readonly clock: TraceClock;
  readonly answer: (path: string, init: RequestInit | undefined) => Promise<Response>;
  /** Back to the beginning, with nothing left of the trace before. */
  readonly reset: () => void;
  readonly change: (settings: Partial<Settings>) => void;
  /** A session as an earlier visit would have left it in storage. */
  readonly leaveSession: (clockErrorMs: number) => Promise<string>;
  readonly orders: () => readonly MadeOrder[];
  readonly payments: () => readonly KnownPayment[];
  /** Addresses to which the outlets deliver. */
  readonly places: readonly Place[];
  readonly cards: Readonly<Record<CardName, CardChoice>>;
}

/** Whoever signs in in a trace knows the password: it is not checked, because that takes real time, and much of it. */
const isLogin = (path: string): boolean => path.endsWith('/login');

export const createTracedService = async (): Promise<TracedService> => {
  let underWay = 0;
  const clock = createTraceClock(() => underWay > 0);
  const { app, service } = createSandbox({
    clock,
    settings: { courier: 'paused', parameters },
    checkAnswers: false,
  });

  /** Real time passes, such as that of cryptography. */
  const busily = async <T>(task: () => Promise<T>): Promise<T> => {
    underWay += 1;
    try {
      return await task();
    } finally {
      underWay -= 1;
    }
  };
  const issue = async () => {
    const account = service.store.find('account', accountId);
    if (!account) throw new Error(`The sandbox has no account ${accountId}: its demo data have changed.`);
    const session = { id: crypto.randomUUID(), accountId, revoked: false };
    const { tokens, change } = await service.tokens.issue(account, session.id);
    service.save([{ table: 'session', record: session }, change]);
    return { user: { id: accountId, email: 'demo@saddlebag.test' }, meta: tokens };
  };
  const newCard = async (conduct: SandboxCard): Promise<CardChoice> => {
    const { key_id: id, spki } = await service.cardKeys.publicKey();
    const clear = {
      number: sandboxCards[conduct],
      expiry: '04/39',
      holder: 'Farhana Islam',
      securityCode: '987',
    };
    const wishes = { isSaved: false, scheme: 'Visa', now: clock.now() };
    const card = await encryptCard(clear, { provider, key: { id, spki } }, wishes);
    return { provider, instrument: newInstrument, card };
  };
  const savedCard = (digits: string): CardChoice => ({
    provider,
    instrument: `card-${accountId}-${digits}`,
    card: null,
  });
  const findPlaces = async (): Promise<readonly Place[]> => {
    const found = await app.request(`/orders/api/v1/geolocator/autocomplete?${searched}`, {
      headers: { authorization: `Bearer ${(await issue()).meta.AccessToken}` },
    });
    const { data } = autocompleteContract.response.parse(await found.json());
    return data.data.map(toPlace).slice(0, 3);
  };
  return {
    clock,
    answer: (path, init) =>
      busily(async () => {
        const given = isLogin(path)
          ? Response.json(
              { result: await issue() },
              { headers: { date: new Date(clock.now()).toUTCString() } },
            )
          : await app.request(path, init);
        // Whole, so that reading it takes no further time.
        return new Response(await given.text(), { status: given.status, headers: given.headers });
      }),
    reset: () => {
      clock.reset();
      for (const table of ['order', 'payment', 'answer', 'session', 'refreshToken'] as const)
        for (const id of Array.from(service.store.all(table), (record) => record.id))
          service.store.save([{ table, removed: id } as StoreChange]);
      service.settings.change({ fee_surcharge: 0 });
    },
    change: (settings) => void service.settings.change(settings),
    leaveSession: (clockErrorMs) =>
      busily(async () => {
        const { user, meta } = await issue();
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
      saved: savedCard('1111'),
      'saved challenged': savedCard('3220'),
      approved: await newCard('approved'),
      challenged: await newCard('challenged'),
      declined: await newCard('declined'),
      undeliverable: await newCard('undeliverable'),
    },
  };
};
