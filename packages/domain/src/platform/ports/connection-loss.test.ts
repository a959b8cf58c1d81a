import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $lossCount, $silenceCount, connection, openConnection, urlFx } from './test/open-connection.ts';

describe('a reconnecting connection', () => {
  it('reconnects within 1 s of a loss with a new ticket', async () => {
    const { clock, sockets, scope } = await openConnection(0.999);
    sockets.last.open();
    sockets.last.receive('welcome');

    sockets.last.drop();
    await clock.advance(0);
    const stateAfterLoss = scope.getState(connection.$state);
    await clock.advance(1000);

    expect(stateAfterLoss).toBe('waiting');
    expect(scope.getState($lossCount)).toBe(1);
    expect(sockets.opened.map(({ url }) => url)).toEqual(['/socket?ticket=1', '/socket?ticket=2']);
  });

  it('retries a failed first attempt within 1 s', async () => {
    const { clock, sockets } = await openConnection(0.999);

    sockets.last.drop();
    await clock.advance(1000);

    expect(sockets.opened).toHaveLength(2);
  });

  it('gives up an attempt after 10 s, even if its URL never arrives', async () => {
    const clock = createVirtualClock();
    let requestCount = 0;
    const scope = seedScope({
      clock,
      random: { next: () => 0.5, uuid: () => 'id' },
      handlers: [[urlFx, () => new Promise<string>(() => (requestCount += 1))]],
    });
    void allSettled(connection.start, { scope });
    await clock.advance(10_000);
    const stateAfterTimeout = scope.getState(connection.$state);
    await clock.advance(1000);

    expect(stateAfterTimeout).toBe('waiting');
    expect(requestCount).toBe(2);
  });

  it('is silent 4 s after the last message, and closed 3 s later', async () => {
    const { clock, sockets, scope } = await openConnection();
    sockets.last.open();
    sockets.last.receive('welcome');

    await clock.advance(2000);
    const probed = [scope.getState($silenceCount), scope.getState(connection.$state)];
    await clock.advance(2000);
    const stateAfterProbe = scope.getState(connection.$state);
    await clock.advance(3000);

    expect(probed).toEqual([1, 'open']);
    expect(stateAfterProbe).toBe('silent');
    expect(sockets.opened[0]?.isClosed).toBe(true);
    expect(scope.getState(connection.$state)).toBe('waiting');
    expect(scope.getState($lossCount)).toBe(1);
  });

  it('is open again when the service answers late, without a new connection', async () => {
    const { clock, sockets, scope } = await openConnection();
    sockets.last.open();
    await clock.advance(6000);
    const stateBefore = scope.getState(connection.$state);

    sockets.last.receive('sorry, the network is slow');

    expect(stateBefore).toBe('silent');
    expect(scope.getState(connection.$state)).toBe('open');
    expect(sockets.opened).toHaveLength(1);
    expect(scope.getState($lossCount)).toBe(0);
  });

  it('is no longer open 5 s after its last message, however long earlier pauses were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 3999 }), { maxLength: 8 }), async (pauses) => {
        const { clock, sockets, scope } = await openConnection();
        sockets.last.open();
        for (const pause of pauses) {
          await clock.advance(pause);
          sockets.last.receive('still here');
        }
        const stateBefore = scope.getState(connection.$state);
        await clock.advance(4500);

        expect(stateBefore).toBe('open');
        expect(scope.getState(connection.$state)).not.toBe('open');
      }),
      { numRuns: 40 },
    );
  });

  it('closes at once when the device goes offline', async () => {
    const { clock, sockets, network, scope } = await openConnection();
    sockets.last.open();

    network.goOffline();
    await clock.advance(0);

    expect(sockets.last.isClosed).toBe(true);
    expect(scope.getState(connection.$state)).toBe('waiting');
    expect(scope.getState($lossCount)).toBe(1);
  });

  it('retries while the device claims to be offline, because the claim may be wrong', async () => {
    const { clock, sockets, network, scope } = await openConnection();
    network.goOffline();
    await clock.advance(1000);
    sockets.last.open();

    expect(sockets.opened).toHaveLength(2);
    expect(scope.getState(connection.$state)).toBe('open');
  });

  it('reconnects at once when the device is online again, however long the pause', async () => {
    const { clock, sockets, network } = await openConnection(0.999);
    network.goOffline();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      sockets.last.drop();
      await clock.advance(30_000);
    }
    sockets.last.drop();
    await clock.advance(1000);
    const attemptCount = sockets.opened.length;

    network.goOnline();
    await clock.advance(0);

    expect(sockets.opened).toHaveLength(attemptCount + 1);
  });

  it('reconnects less often when the service closes every connection immediately', async () => {
    const { clock, sockets } = await openConnection(0.99);

    for (let second = 0; second < 120; second += 1) {
      if (!sockets.last.isClosed) {
        sockets.last.open();
        sockets.last.drop();
      }
      await clock.advance(1000);
    }

    expect(sockets.opened.length).toBeLessThanOrEqual(8);
  });
});
