import { allSettled, createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failures.ts';
import { requestSocketTicketFx } from '../../api/socket-ticket.ts';
import { $credentials, noCredentials } from '../../api/credentials.ts';
import type { WireOrder } from '../../contracts/order.ts';
import { $session, sessionEnded } from '../../account/session/session.model.ts';
import { createFakeFrames } from '../../testing/fake-frames.ts';
import { createFakeSockets } from '../../testing/fake-sockets.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { liveVendorChanged } from './pause.model.ts';
import {
  $connection,
  $unreadableMessageCount,
  liveUpdatesStarted,
  orderUpdatesReceived,
} from './realtime.model.ts';

/** Creates an Error with the fields of a failure, because rejections must be errors. */
const toError = (failure: ApiFailure): Error => Object.assign(new Error(failure.kind), failure);

const wireOrder = (parts: Partial<WireOrder> = {}): WireOrder => ({
  order_id: 'k4ch-000001',
  vendor_id: 'k4ch',
  created_at: '2026-01-05T06:00:00Z',
  updated_at: '2026-01-05T06:00:00Z',
  status: 'RECEIVED',
  status_history: [],
  preordered_for: null,
  delivery_fee: 60,
  customer: {
    name: 'Ayesha',
    phone_number: '+8801812345678',
    location: { address: 'x', latitude: 23.7, longitude: 90.4, notes: null },
  },
  order: { amount: 1, description: null, payment_method: 'PAID' },
  ...parts,
});

const ticket: NonNullable<Seed['handlers']> = [[requestSocketTicketFx, () => ({ ticket: 'ticket-1' })]];
const openUpdates = (handlers = ticket, values: NonNullable<Seed['values']> = []) => {
  const sockets = createFakeSockets();
  const clock = createVirtualClock();
  const frames = createFakeFrames();
  const scope = seedScope({
    sockets,
    clock,
    frames,
    handlers,
    values: [[$session, sessionFixture()], ...values],
  });
  const log: string[] = [];
  createWatch({
    unit: orderUpdatesReceived,
    scope,
    fn: (orders) => log.push(...orders.map(({ id, status }) => `${id} ${status}`)),
  });
  createWatch({ unit: liveUpdatesStarted, scope, fn: ({ vendorId }) => log.push(`started ${vendorId}`) });
  const watchVendor = async (vendorId: string | null) => {
    void allSettled(liveVendorChanged, { scope, params: vendorId });
    await clock.advance(0);
  };
  /** Delivers these messages from the service and renders the next frame. */
  const deliver = (...messages: unknown[]) => {
    for (const message of messages) sockets.last.receive(message);
    frames.paint();
  };
  return { sockets, clock, scope, log, watchVendor, deliver };
};
const subscription = (vendorId: string) =>
  JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } });

describe('the live updates model', () => {
  it('opens a socket with a ticket, subscribes to the vendor and emits the received orders', async () => {
    const { sockets, clock, scope, log, watchVendor, deliver } = openUpdates();
    await watchVendor('k4ch');
    expect(sockets.last.url).toMatch(/^ws.*\/socket\?ticket=ticket-1$/);
    expect(scope.getState($connection)).toBe('connecting');

    sockets.last.open();
    await clock.advance(0);
    expect(sockets.last.sent).toEqual([subscription('k4ch')]);
    expect(scope.getState($connection)).toBe('connecting');

    deliver(
      { type: 'subscribe_ok', data: { vendor_id: 'k4ch' } },
      { type: 'order_update', data: wireOrder() },
      { type: 'order_update', data: { ...wireOrder(), status: 'TELEPORTED' } },
    );
    expect(scope.getState($connection)).toBe('connected');
    expect(log).toEqual(['started k4ch', 'k4ch-000001 RECEIVED', 'k4ch-000001 UNKNOWN']);
  });

  it('puts the access token into the URL only if the service has no tickets', async () => {
    const noTickets: ApiFailure = {
      kind: 'rejected',
      status: 404,
      message: 'NotFound',
      translationKey: null,
      retryAfterMs: null,
    };
    const { sockets, watchVendor } = openUpdates(
      [[requestSocketTicketFx, () => Promise.reject(toError(noTickets))]],
      [[$credentials, { ...noCredentials, accessToken: 'access-1' }]],
    );
    await watchVendor('k4ch');
    expect(sockets.last.url).toMatch(/\?token=access-1$/);
  });

  it('opens no socket with the token when the network is down', async () => {
    const { sockets, clock, scope, watchVendor } = openUpdates(
      [[requestSocketTicketFx, () => Promise.reject(toError({ kind: 'offline' }))]],
      [[$credentials, { ...noCredentials, accessToken: 'access-1' }]],
    );
    await watchVendor('k4ch');
    await clock.advance(60_000);
    expect(sockets.opened).toEqual([]);
    expect(scope.getState($connection)).toBe('connecting');
  });

  it('counts unreadable messages and continues', async () => {
    const { sockets, clock, scope, log, watchVendor, deliver } = openUpdates();
    await watchVendor('k4ch');
    sockets.last.open();
    await clock.advance(0);
    deliver(
      '',
      '{',
      'null',
      { type: 'order_update' },
      { type: 'gossip', data: {} },
      { type: 'order_update', data: wireOrder({ created_at: 'yesterday' }) },
      { type: 'order_update', data: wireOrder() },
    );
    expect(scope.getState($unreadableMessageCount)).toBe(6);
    expect(log).toEqual(['k4ch-000001 RECEIVED']);
  });

  it('is no longer connected 4 s after the last message, and again after a late one', async () => {
    const { sockets, clock, scope, log, watchVendor, deliver } = openUpdates();
    await watchVendor('k4ch');
    sockets.last.open();
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    await clock.advance(4000);
    const stateInSilence = scope.getState($connection);

    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });

    expect(stateInSilence).toBe('connecting');
    expect(scope.getState($connection)).toBe('connected');
    expect(log).toEqual(['started k4ch']);
  });

  // Proves: live.reconnect, live.missed-updates
  it('reconnects after a loss, subscribes again and restarts the updates', async () => {
    const { sockets, clock, log, watchVendor, deliver } = openUpdates();
    await watchVendor('k4ch');
    sockets.last.open();
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    sockets.last.drop();
    await clock.advance(7000);
    expect(sockets.opened).toHaveLength(2);
    sockets.last.open();
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    await clock.advance(0);
    expect(sockets.last.sent).toEqual([subscription('k4ch')]);
    expect(log).toEqual(['started k4ch', 'started k4ch']);
  });

  // Proves: live.subscribe
  it('subscribes to another vendor on the same socket', async () => {
    const { sockets, clock, log, watchVendor, deliver } = openUpdates();
    await watchVendor('k4ch');
    sockets.last.open();
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    await watchVendor('m0mo');
    await clock.advance(0);
    expect(sockets.opened).toHaveLength(1);
    expect(sockets.last.sent).toEqual([subscription('k4ch'), subscription('m0mo')]);
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'k4ch' } });
    deliver({ type: 'subscribe_ok', data: { vendor_id: 'm0mo' } });
    expect(log).toEqual(['started k4ch', 'started m0mo']);
  });

  // Proves: live.logout
  it('closes the socket when the session ends', async () => {
    const { sockets, clock, scope, watchVendor } = openUpdates();
    await watchVendor('k4ch');
    sockets.last.open();
    await allSettled(sessionEnded, { scope });
    expect(sockets.last.isClosed).toBe(true);
    expect(scope.getState($connection)).toBe('disconnected');
    await watchVendor(null);
    await clock.advance(60_000);
    expect(sockets.opened).toHaveLength(1);
  });
});
