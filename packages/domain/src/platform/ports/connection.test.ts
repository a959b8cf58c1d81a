import { allSettled, createEffect, createStore, createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeFrames } from '../../testing/fake-frames.ts';
import { createFakeSockets } from '../../testing/fake-sockets.ts';
import { createFakeVisibility } from '../../testing/fake-visibility.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createConnection } from './connection.ts';

const urlFx = createEffect<void, string>();
const connection = createConnection({ urlFx });
const $received = createStore<readonly (readonly string[])[]>([]).on(connection.received, (all, texts) => [
  ...all,
  texts,
]);
const $openCount = createStore(0).on(connection.opened, (count) => count + 1);
const $lossCount = createStore(0).on(connection.closed, (count) => count + 1);
const $silenceCount = createStore(0).on(connection.silenceDetected, (count) => count + 1);

const setUp = async (chance = 0.5) => {
  const clock = createVirtualClock();
  const sockets = createFakeSockets();
  const frames = createFakeFrames();
  const visibility = createFakeVisibility();
  let tickets = 0;
  const scope = seedScope({
    clock,
    sockets,
    frames,
    visibility,
    random: { next: () => chance, uuid: () => 'id' },
    handlers: [[urlFx, () => `/socket?ticket=${(tickets += 1)}`]],
  });
  await allSettled(connection.start, { scope });
  await clock.advance(0);
  return { clock, sockets, frames, visibility, scope };
};

describe('createConnection', () => {
  it('delivers received messages and sends texts', async () => {
    const { clock, sockets, frames, scope } = await setUp();

    sockets.last.open();
    await allSettled(connection.send, { scope, params: 'hello' });
    sockets.last.receive('welcome');
    await clock.advance(0);
    frames.paint();

    expect(scope.getState(connection.$state)).toBe('open');
    expect(sockets.last.sent).toEqual(['hello']);
    expect(scope.getState($received)).toEqual([['welcome']]);
  });

  it('delivers the messages of one frame together and in order', async () => {
    const { sockets, frames, scope } = await setUp();
    sockets.last.open();

    for (const word of ['one', 'two', 'three']) sockets.last.receive(word);
    const before = scope.getState($received);
    frames.paint();
    sockets.last.receive('four');
    frames.paint();
    frames.paint();

    expect(before).toEqual([]);
    expect(scope.getState($received)).toEqual([['one', 'two', 'three'], ['four']]);
  });

  it('delivers pending messages before it reports the loss', async () => {
    const { clock, sockets, frames, scope } = await setUp();
    const log: string[] = [];
    createWatch({ unit: connection.received, scope, fn: (texts) => log.push(...texts) });
    createWatch({ unit: connection.closed, scope, fn: () => log.push('(closed)') });
    sockets.last.open();

    sockets.last.receive('a last word');
    sockets.last.drop();
    await clock.advance(0);
    frames.paint();

    expect(log).toEqual(['a last word', '(closed)']);
  });

  it('reconnects within 1.5 s of a loss with a new ticket', async () => {
    const { clock, sockets, scope } = await setUp();
    sockets.last.open();
    sockets.last.receive('welcome');

    sockets.last.drop();
    await clock.advance(0);
    const stateAfterLoss = scope.getState(connection.$state);
    await clock.advance(1500);

    expect(stateAfterLoss).toBe('waiting');
    expect(scope.getState($lossCount)).toBe(1);
    expect(sockets.opened.map(({ url }) => url)).toEqual(['/socket?ticket=1', '/socket?ticket=2']);
  });

  it('closes a connection after 8 s without a message', async () => {
    const { clock, sockets, scope } = await setUp();
    sockets.last.open();
    sockets.last.receive('welcome');

    await clock.advance(4000);
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(4000);

    expect(silenceCount).toBe(1);
    expect(sockets.opened[0]?.isClosed).toBe(true);
    expect(scope.getState(connection.$state)).toBe('waiting');
    expect(scope.getState($lossCount)).toBe(1);
  });

  it('closes a connection within 10 s of its last message, however long earlier pauses were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 7999 }), { maxLength: 8 }), async (pauses) => {
        const { clock, sockets, scope } = await setUp();
        sockets.last.open();
        for (const pause of pauses) {
          await clock.advance(pause);
          sockets.last.receive('still here');
        }
        const stateBefore = scope.getState(connection.$state);
        await clock.advance(9000);

        expect(stateBefore).toBe('open');
        expect(scope.getState(connection.$state)).not.toBe('open');
      }),
      { numRuns: 40 },
    );
  });

  it('keeps a silent connection when the service responds to each probe', async () => {
    const { clock, sockets, scope } = await setUp();
    sockets.last.open();

    for (let round = 0; round < 5; round += 1) {
      await clock.advance(5000);
      sockets.last.receive('still here');
    }

    expect(sockets.opened).toHaveLength(1);
    expect(scope.getState($silenceCount)).toBe(5);
  });

  it('probes after a minute of silence while the page is hidden', async () => {
    const { clock, sockets, scope, visibility } = await setUp();
    sockets.last.open();
    visibility.hide();

    await clock.advance(59_000);
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(1000);

    expect(silenceCount).toBe(0);
    expect(scope.getState($silenceCount)).toBe(1);
    expect(sockets.opened).toHaveLength(1);
  });

  it('probes at once and detects a dead connection within 4 s when the page is shown again', async () => {
    const { clock, sockets, scope, visibility } = await setUp();
    sockets.last.open();
    visibility.hide();
    await clock.advance(30_000);

    visibility.show();
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(4000);

    expect(silenceCount).toBe(1);
    expect(scope.getState(connection.$state)).toBe('waiting');
  });

  it('reconnects less often when the service closes every connection immediately', async () => {
    const { clock, sockets } = await setUp(0.99);

    for (let second = 0; second < 120; second += 1) {
      if (!sockets.last.isClosed) {
        sockets.last.open();
        sockets.last.drop();
      }
      await clock.advance(1000);
    }

    expect(sockets.opened.length).toBeLessThanOrEqual(8);
  });

  it('leaves no timers and fires no events after a stop', async () => {
    const { clock, sockets, frames, scope } = await setUp();
    const socket = sockets.last;
    socket.open();

    socket.receive('in the same frame');
    await allSettled(connection.stop, { scope });
    socket.receive('too late');
    await clock.advance(120_000);
    frames.paint();

    expect(socket.isClosed).toBe(true);
    expect(scope.getState($received)).toEqual([]);
    expect(scope.getState($lossCount)).toBe(0);
    expect(scope.getState(connection.$state)).toBe('idle');
    expect(sockets.opened).toHaveLength(1);
    expect(clock.sleeperCount).toBe(0);
  });

  it('ignores a second start, and reconnects when it starts again after a stop', async () => {
    const { clock, sockets, scope } = await setUp();
    await allSettled(connection.start, { scope });
    await clock.advance(0);
    const socketCount = sockets.opened.length;

    await allSettled(connection.stop, { scope });
    await allSettled(connection.start, { scope });
    await clock.advance(0);
    sockets.last.open();

    expect(socketCount).toBe(1);
    expect(sockets.opened).toHaveLength(2);
    expect(scope.getState($openCount)).toBe(1);
  });
});
