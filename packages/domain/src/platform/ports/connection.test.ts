import { allSettled, createEffect, createStore, createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeFrames } from '../../testing/fake-frames.ts';
import { createFakeSockets } from '../../testing/fake-sockets.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createConnection } from './connection.ts';
import { pauseBeforeReconnect } from './reconnect.ts';

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
  let tickets = 0;
  const scope = seedScope({
    clock,
    sockets,
    frames,
    random: { next: () => chance, uuid: () => 'id' },
    handlers: [[urlFx, () => `/socket?ticket=${(tickets += 1)}`]],
  });
  await allSettled(connection.start, { scope });
  await clock.advance(0);
  return { clock, sockets, frames, scope };
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

  it('reconnects after about a second with a new ticket', async () => {
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

  it('closes a silent line within 30 s', async () => {
    const { clock, sockets, scope } = await setUp();
    sockets.last.open();
    sockets.last.receive('welcome');

    await clock.advance(20_000);
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(10_000);

    expect(silenceCount).toBe(1);
    expect(sockets.opened[0]?.isClosed).toBe(true);
    expect(scope.getState($lossCount)).toBe(1);
  });

  it('keeps a quiet line that answers', async () => {
    const { clock, sockets, scope } = await setUp();
    sockets.last.open();

    for (let round = 0; round < 5; round += 1) {
      await clock.advance(21_000);
      sockets.last.receive('still here');
    }

    expect(sockets.opened).toHaveLength(1);
    expect(scope.getState($silenceCount)).toBe(5);
  });

  it('slows down when the service closes every connection immediately', async () => {
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

  it('stops completely: no timers, no further events', async () => {
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

  it('ignores a second start and reconnects after a stop', async () => {
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

describe('pauseBeforeReconnect', () => {
  it('never exceeds 30 s', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, chance) => {
          const pause = pauseBeforeReconnect(failures, chance);
          return pause >= 0 && pause <= 30_000;
        },
      ),
    );
  });

  it.each([
    [1, 0.22],
    [6, 0.05],
  ])('spreads 10,000 clients evenly over the seconds of attempt %i', (failures, share) => {
    const seconds = new Map<number, number>();
    for (let client = 0; client < 10_000; client += 1) {
      const second = Math.floor(pauseBeforeReconnect(failures, client / 10_000) / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
    expect(Math.max(...seconds.values())).toBeLessThanOrEqual(share * 10_000);
  });
});
