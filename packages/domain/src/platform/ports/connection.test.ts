import { allSettled, createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $lossCount,
  $openCount,
  $received,
  $silenceCount,
  connection,
  openConnection,
} from './test/open-connection.ts';

describe('createConnection', () => {
  it('delivers received messages and sends texts', async () => {
    const { clock, sockets, frames, scope } = await openConnection();

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
    const { sockets, frames, scope } = await openConnection();
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

  it('spreads a long burst of messages over several frames', async () => {
    const { sockets, frames, scope } = await openConnection();
    sockets.last.open();
    const words = Array.from({ length: 250 }, (_, index) => String(index));

    for (const word of words) sockets.last.receive(word);
    const sizes = [0, 1, 2, 3].map(() => {
      frames.paint();
      return scope.getState($received).length;
    });

    expect(sizes).toEqual([1, 2, 3, 3]);
    expect(scope.getState($received).flat()).toEqual(words);
  });

  it('delivers pending messages before it reports the loss', async () => {
    const { clock, sockets, frames, scope } = await openConnection();
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

  it('keeps a silent connection when the service responds to each probe', async () => {
    const { clock, sockets, scope } = await openConnection();
    sockets.last.open();

    for (let round = 0; round < 5; round += 1) {
      await clock.advance(3000);
      sockets.last.receive('still here');
    }

    expect(sockets.opened).toHaveLength(1);
    expect(scope.getState($silenceCount)).toBe(5);
  });

  it('probes after a minute of silence while the page is hidden', async () => {
    const { clock, sockets, scope, visibility } = await openConnection();
    sockets.last.open();
    visibility.hide();

    await clock.advance(59_000);
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(1000);

    expect(silenceCount).toBe(0);
    expect(scope.getState($silenceCount)).toBe(1);
    expect(sockets.opened).toHaveLength(1);
  });

  it('probes at once and detects a dead connection within 2 s when the page is shown again', async () => {
    const { clock, sockets, scope, visibility } = await openConnection();
    sockets.last.open();
    visibility.hide();
    await clock.advance(30_000);

    visibility.show();
    const silenceCount = scope.getState($silenceCount);
    await clock.advance(2000);

    expect(silenceCount).toBe(1);
    expect(scope.getState(connection.$state)).toBe('silent');
  });

  it('leaves no timers and fires no events after a stop', async () => {
    const { clock, sockets, frames, scope } = await openConnection();
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
    const { clock, sockets, scope } = await openConnection();
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
