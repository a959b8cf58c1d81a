import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $credentials, authorizationHeader } from '../api/credentials.ts';
import { listOrdersFx, type OrderListQuery } from '../api/orders.ts';
import { loadVendorsFx } from '../api/vendors.ts';
import { framePartnersPath } from '../contracts/partner.ts';
import { liveUpdatesBegan } from '../realtime/realtime.model.ts';
import { $isSignedIn, $mode } from '../session/session.model.ts';
import { appStarted } from '../shared/app-started.ts';
import type { KeyValueStorage } from '../shared/ports.ts';
import { createBrowserStorage, createMemoryStorage } from '../shared/storage.ts';
import { orderFixture, sessionFixture, vendorFixture } from '../testing/fixtures.ts';
import { seedScope } from '../testing/seed-scope.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { applyUpdates } from '../tracking/board.ts';
import { createOrderBook } from '../orders/order-book.ts';
import { trackingOpened } from '../tracking/index.ts';
import { $selectedVendor } from '../vendors/vendors.model.ts';
import { $embedding, embeddingBegun, embeddingRetried } from './embedded.model.ts';
import { $partnerFrame, type FrameMessage } from './partner-frame.ts';

const clock = createVirtualClock();
const partner = 'https://partner.example';
const encode = (value: unknown): string =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const tokenOf = (claims: object): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmVk`;
const inAnHour = clock.now() / 1000 + 3600;
const claims = { sub: 'a-1', exp: inAnHour, platform_restaurant_ids: ['p2wn', 'k7rm'] };
const good = tokenOf(claims);

/** The portal in the frame of a page, and what that page can do. */
const embedded = async ({ storage = createMemoryStorage() }: { storage?: KeyValueStorage } = {}) => {
  const time = createVirtualClock();
  let heard: (message: FrameMessage) => void = () => undefined;
  let announced = 0;
  const queries: OrderListQuery[] = [];
  const scope = seedScope({
    clock: time,
    storage,
    fetch: (input) =>
      Promise.resolve(
        input === framePartnersPath ? Response.json([partner]) : new Response(null, { status: 404 }),
      ),
    values: [
      [
        $partnerFrame,
        {
          listen: (listener: typeof heard) => {
            heard = listener;
            return () => undefined;
          },
          announce: () => {
            announced += 1;
          },
        },
      ],
    ],
    handlers: [
      [
        loadVendorsFx,
        () => [
          vendorFixture({ id: 'y0ud', isParent: true }),
          vendorFixture({ id: 'k7rm' }),
          vendorFixture({ id: 'p2wn' }),
        ],
      ],
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          queries.push(query);
          return { orders: [], cursor: null };
        },
      ],
    ],
  });
  void allSettled(embeddingBegun, { scope });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', country: 'bd', brand: 'mangrove' },
  });
  await time.advance(0);
  return {
    scope,
    time,
    queries,
    announced: () => announced,
    state: () => scope.getState($embedding),
    header: () => authorizationHeader(scope.getState($credentials)),
    send: async (message: Partial<FrameMessage>) => {
      heard({
        origin: partner,
        isFromParent: true,
        data: { type: 'saddlebag:token', token: good },
        ...message,
      });
      await time.advance(0);
    },
  };
};

describe('the portal inside a partner’s app', () => {
  // Proves: mode.godroid, permission.embedded
  it('tells the page around it that it listens, and takes the token that comes from there', async () => {
    const { send, state, scope, header, announced } = await embedded();
    expect([state(), announced()]).toEqual(['waiting', 1]);

    await send({});

    expect(state()).toBe('ready');
    expect(scope.getState($mode)).toBe('GODROID');
    expect(scope.getState($isSignedIn)).toBe(true);
    expect(header()).toBe(`GoDroid ${good}`);
  });

  // Proves: state.startup-embedded
  it('works for the first restaurant of the token', async () => {
    const { send, scope } = await embedded();

    await send({});

    expect(scope.getState($selectedVendor)?.id).toBe('p2wn');
  });

  it.each([
    ['of another origin', { origin: 'https://elsewhere.example' }],
    ['of another window', { isFromParent: false }],
    ['that is none of ours', { data: { type: 'token', token: good } }],
    ['without any sense', { data: 'saddlebag:token' }],
  ])('does not hear a message %s', async (_, message) => {
    const { send, state } = await embedded();

    await send(message);

    expect(state()).toBe('waiting');
  });

  // Proves: error.tokens-expired, state.session-embedded
  it.each([
    ['that has expired', tokenOf({ ...claims, exp: clock.now() / 1000 - 1 })],
    ['without a restaurant', tokenOf({ ...claims, platform_restaurant_ids: [] })],
    ['that nobody has signed', good.slice(0, good.lastIndexOf('.') + 1)],
    ['that is none', 'token'],
  ])('refuses a token %s', async (_, token) => {
    const { send, state, header } = await embedded();

    await send({ data: { type: 'saddlebag:token', token } });

    expect([state(), header()]).toEqual(['refused', null]);
  });

  it('refuses nothing for 10 s, then gives up, and asks again when somebody wants that', async () => {
    const { time, state, announced, send } = await embedded();
    await time.advance(9_999);
    expect(state()).toBe('waiting');
    await time.advance(1);
    expect(state()).toBe('refused');

    void (await allSettled(embeddingRetried, { scope: (await embedded()).scope }));
    await send({});

    expect([state(), announced()]).toEqual(['ready', 1]);
  });

  // Proves: state.session-embedded
  it('goes on with a later token, and keeps a good one when a bad one follows', async () => {
    const { send, header, state } = await embedded();
    await send({});
    const later = tokenOf({ ...claims, exp: inAnHour + 60 });

    await send({ data: { type: 'saddlebag:token', token: later } });
    expect(header()).toBe(`GoDroid ${later}`);
    await send({ data: { type: 'saddlebag:token', token: 'nonsense' } });

    expect([state(), header()]).toEqual(['ready', `GoDroid ${later}`]);
  });

  // Proves: permission.embedded, constant.storage-token
  it('takes a token that lies in the storage already', async () => {
    const storage = createMemoryStorage();
    storage.write('token', good);

    const { state, header } = await embedded({ storage });

    expect([state(), header()]).toEqual(['ready', `GoDroid ${good}`]);
  });

  it('neither sees nor touches what accounts keep in the same browser', async () => {
    const storage = createMemoryStorage();
    const session = JSON.stringify(sessionFixture());
    storage.write('token', session);
    storage.write('saddlebag:draft:k7rm', 'typed');

    const { send, scope } = await embedded({ storage });
    expect(scope.getState($isSignedIn)).toBe(false);
    await send({});

    expect([storage.read('token'), storage.read('saddlebag:draft:k7rm')]).toEqual([session, 'typed']);
  });

  it('works where the storage is denied', async () => {
    const { send, state, scope } = await embedded({ storage: createBrowserStorage() });
    expect('localStorage' in globalThis && globalThis.localStorage !== undefined).toBe(false);

    await send({});

    expect([state(), scope.getState($mode)]).toEqual(['ready', 'GODROID']);
  });

  // Proves: permission.embedded-all-orders
  it('lists the records of every outlet', async () => {
    const { send, scope, queries, time } = await embedded();
    await send({});

    void allSettled(trackingOpened, { scope, params: { vendorId: 'p2wn' } });
    void allSettled(liveUpdatesBegan, { scope, params: { vendorId: 'p2wn' } });
    await time.advance(0);

    expect(queries.length).toBeGreaterThan(0);
    expect(queries.every(({ includeOutlets }) => includeOutlets === true)).toBe(true);
  });
});

describe('an update of another vendor', () => {
  const order = orderFixture({ vendorId: 'k7rm' });
  const moment = { now: order.createdAt + 1000, timeZone: 'Asia/Dhaka', watchedId: null };
  const shown = (isForAll: boolean) =>
    applyUpdates({ vendorId: 'p2wn', book: createOrderBook() }, { ...moment, isForAll }, [order]).change
      .orders;

  // Proves: permission.embedded-all-orders
  it('is shown inside a partner’s app, and nowhere else', () => {
    expect(shown(true)).toEqual([order.id]);
    expect(shown(false)).toEqual([]);
  });
});
