import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { liveUpdatesStarted } from '../../orders/realtime/realtime.model.ts';
import { $isSignedIn, $mode } from '../session/session.model.ts';
import { createBrowserStorage, createMemoryStorage } from '../../platform/ports/storage.ts';
import { orderFixture, sessionFixture } from '../../testing/fixtures.ts';
import { applyUpdates } from '../../orders/tracking/board.ts';
import { createOrderBook } from '../../orders/order-book/order-book.ts';
import { trackingOpened } from '../../orders/tracking/index.ts';
import { $selectedVendor } from '../vendors/vendors.model.ts';
import { embeddingRetried } from './embedded.model.ts';
import { claims, clock, validToken, inAnHour, openEmbedded, tokenOf } from './test/embedded-portal.ts';

describe('the portal inside a partner’s app', () => {
  // Proves: mode.godroid, permission.embedded
  it('announces that it is ready and accepts the token of the embedding page', async () => {
    const { send, state, scope, header, announcements } = await openEmbedded();
    expect([state(), announcements()]).toEqual(['waiting', 1]);

    await send({});

    expect(state()).toBe('ready');
    expect(scope.getState($mode)).toBe('GODROID');
    expect(scope.getState($isSignedIn)).toBe(true);
    expect(header()).toBe(`GoDroid ${validToken}`);
  });

  // Proves: state.startup-embedded
  it('selects the first restaurant of the token', async () => {
    const { send, scope } = await openEmbedded();

    await send({});

    expect(scope.getState($selectedVendor)?.id).toBe('p2wn');
  });

  it.each([
    ['of another origin', { origin: 'https://elsewhere.example' }],
    ['of another window', { isFromParent: false }],
    ['with another type', { data: { type: 'token', token: validToken } }],
    ['that is not an object', { data: 'saddlebag:token' }],
  ])('ignores a message %s', async (_, message) => {
    const { send, state } = await openEmbedded();

    await send(message);

    expect(state()).toBe('waiting');
  });

  // Proves: error.tokens-expired, state.session-embedded
  it.each([
    ['that has expired', tokenOf({ ...claims, exp: clock.now() / 1000 - 1 })],
    ['without a restaurant', tokenOf({ ...claims, platform_restaurant_ids: [] })],
    ['without a signature', validToken.slice(0, validToken.lastIndexOf('.') + 1)],
    ['that is not a JWT', 'token'],
  ])('rejects a token %s', async (_, token) => {
    const { send, state, header } = await openEmbedded();

    await send({ data: { type: 'saddlebag:token', token } });

    expect([state(), header()]).toEqual(['refused', null]);
  });

  it('gives up after 10 s without a token and requests it again on a retry', async () => {
    const { time, state, announcements, send, scope } = await openEmbedded();
    await time.advance(9_999);
    expect(state()).toBe('waiting');
    await time.advance(1);
    expect(state()).toBe('refused');

    await allSettled(embeddingRetried, { scope });
    await send({});

    expect([state(), announcements()]).toEqual(['ready', 2]);
  });

  // Proves: state.session-embedded
  it('accepts a later valid token and ignores a later invalid one', async () => {
    const { send, header, state } = await openEmbedded();
    await send({});
    const later = tokenOf({ ...claims, exp: inAnHour + 60 });

    await send({ data: { type: 'saddlebag:token', token: later } });
    expect(header()).toBe(`GoDroid ${later}`);
    await send({ data: { type: 'saddlebag:token', token: 'nonsense' } });

    expect([state(), header()]).toEqual(['ready', `GoDroid ${later}`]);
  });

  // Proves: permission.embedded, constant.storage-token
  it('accepts a token from storage', async () => {
    const storage = createMemoryStorage();
    storage.write('token', validToken);

    const { state, header } = await openEmbedded({ storage });

    expect([state(), header()]).toEqual(['ready', `GoDroid ${validToken}`]);
  });

  it('neither reads nor changes data of accounts in the same browser', async () => {
    const storage = createMemoryStorage();
    const session = JSON.stringify(sessionFixture());
    storage.write('token', session);
    storage.write('saddlebag:draft:k7rm', 'typed');

    const { send, scope } = await openEmbedded({ storage });
    expect(scope.getState($isSignedIn)).toBe(false);
    await send({});

    expect([storage.read('token'), storage.read('saddlebag:draft:k7rm')]).toEqual([session, 'typed']);
  });

  it('accepts a token when the browser has no storage', async () => {
    const { send, state, scope } = await openEmbedded({ storage: createBrowserStorage() });
    expect('localStorage' in globalThis && globalThis.localStorage !== undefined).toBe(false);

    await send({});

    expect([state(), scope.getState($mode)]).toEqual(['ready', 'GODROID']);
  });

  // Proves: permission.embedded-all-orders
  it('lists the orders of all outlets', async () => {
    const { send, scope, queries, time } = await openEmbedded();
    await send({});

    void allSettled(trackingOpened, { scope, params: { vendorId: 'p2wn' } });
    void allSettled(liveUpdatesStarted, { scope, params: { vendorId: 'p2wn' } });
    await time.advance(0);

    expect(queries.length).toBeGreaterThan(0);
    expect(queries.every(({ includeOutlets }) => includeOutlets === true)).toBe(true);
  });
});

describe('an update of another vendor’s order', () => {
  const order = orderFixture({ vendorId: 'k7rm' });
  const context = { now: order.createdAt + 1000, timeZone: 'Asia/Dhaka', watchedId: null };
  const changedOrders = (includesAllVendors: boolean) =>
    applyUpdates({ vendorId: 'p2wn', book: createOrderBook() }, { ...context, includesAllVendors }, [order])
      .change.orders;

  // Proves: permission.embedded-all-orders
  it('is shown only inside a partner’s app', () => {
    expect(changedOrders(true)).toEqual([order.id]);
    expect(changedOrders(false)).toEqual([]);
  });
});
