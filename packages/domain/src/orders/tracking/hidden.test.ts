import { describe, expect, it } from 'vitest';
import { loadRiderFx } from '../../api/riders.ts';
import { $connection } from '../realtime/realtime.model.ts';
import { orderFixture, riderFixture } from '../../testing/fixtures.ts';
import { $now, $rider, trackingClosed } from './index.ts';
import { confirmation } from './test/socket-messages.ts';
import { minutes, noon, trackingScreen } from './test/tracking-screen.ts';

/** A screen with an open order whose rider is on the way. Its socket is connected. */
const openScreen = async () => {
  const rider = { id: 'rider-1', name: 'Rafiq', phoneNumber: '+8801711000222' };
  let riderCalls = 0;
  const screen = trackingScreen(
    [orderFixture({ status: 'PICKED_UP', rider })],
    [[loadRiderFx, () => ((riderCalls += 1), riderFixture({ riderId: rider.id }))]],
  );
  await screen.open('k4ch-000001');
  screen.sockets.last.open();
  await screen.clock.advance(0);
  await screen.deliver(confirmation);
  return { ...screen, readRiderCalls: () => riderCalls };
};

describe('a hidden tracking screen', () => {
  // Proves: live.hidden
  it('closes its socket and stops all polls 5 s after it is hidden', async () => {
    const { clock, scope, sockets, visibility, queries, readRiderCalls } = await openScreen();
    visibility.hide();
    await clock.advance(5000);
    const before = [queries.length, readRiderCalls()];

    await clock.advance(minutes(30));

    expect([queries.length, readRiderCalls()]).toEqual(before);
    expect(sockets.last.isClosed).toBe(true);
    expect(scope.getState($connection)).toBe('disconnected');
    expect(scope.getState($rider)).not.toBeNull();
    expect(clock.sleeperCount).toBe(0);
  });

  // Proves: live.hidden
  it('catches up at once when it is shown again', async () => {
    const { clock, scope, sockets, visibility, queries, deliver, readRiderCalls } = await openScreen();
    visibility.hide();
    await clock.advance(minutes(30));
    const before = { queries: queries.length, riderCalls: readRiderCalls(), sockets: sockets.opened.length };

    visibility.show();
    await clock.advance(0);

    expect(queries).toHaveLength(before.queries + 2);
    expect(readRiderCalls()).toBe(before.riderCalls + 1);
    expect(sockets.opened).toHaveLength(before.sockets + 1);
    expect(scope.getState($now)).toBe(noon + minutes(30));
    sockets.last.open();
    await deliver(confirmation);
    expect(scope.getState($connection)).toBe('connected');
    expect(queries).toHaveLength(before.queries + 4);
  });

  it('keeps its socket during a look at another tab of less than 5 s', async () => {
    const { clock, scope, sockets, visibility, queries, deliver } = await openScreen();
    const queryCount = queries.length;
    visibility.hide();
    await clock.advance(4900);

    visibility.show();
    await deliver(confirmation);
    await clock.advance(200);

    expect(sockets.opened).toHaveLength(1);
    expect(scope.getState($connection)).toBe('connected');
    expect(queries).toHaveLength(queryCount);
  });

  it('stays closed when its page is shown after the vendor left the screen', async () => {
    const { clock, fire, sockets, visibility, queries } = await openScreen();
    visibility.hide();
    await clock.advance(minutes(1));
    await fire(trackingClosed);
    const queryCount = queries.length;

    visibility.show();
    await clock.advance(minutes(1));

    expect(sockets.opened).toHaveLength(1);
    expect(queries).toHaveLength(queryCount);
    expect(clock.sleeperCount).toBe(0);
  });
});
