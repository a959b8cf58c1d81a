import { allSettled, createEffect, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createPoller } from './poller.ts';
import { createTicker } from './ticker.ts';
import { createTimer } from './timer.ts';

const setUp = () => {
  const clock = createVirtualClock();
  return { clock, scope: seedScope({ clock }) };
};

describe('createTimer', () => {
  const timer = createTimer();
  const $elapsedCount = createStore(0).on(timer.elapsed, (count) => count + 1);

  it('fires once, in the scope that set it', async () => {
    const { clock, scope } = setUp();
    const other = seedScope({ clock });

    await allSettled(timer.set, { scope, params: 100 });
    await clock.advance(1000);

    expect(scope.getState($elapsedCount)).toBe(1);
    expect(other.getState($elapsedCount)).toBe(0);
  });

  it('does not fire at the earlier time when it is set again or cancelled', async () => {
    const { clock, scope } = setUp();

    await allSettled(timer.set, { scope, params: 100 });
    await clock.advance(60);
    await allSettled(timer.set, { scope, params: 100 });
    await clock.advance(60);
    const countBeforeReset = scope.getState($elapsedCount);
    await allSettled(timer.cancel, { scope });
    await clock.advance(1000);

    expect(countBeforeReset).toBe(0);
    expect(scope.getState($elapsedCount)).toBe(0);
    expect(clock.sleeperCount).toBe(0);
  });
});

describe('createTicker', () => {
  const ticker = createTicker({ every: 1000 });
  const $tickCount = createStore(0).on(ticker.intervalElapsed, (count) => count + 1);

  it('ticks between start and stop, unaffected by a second start', async () => {
    const { clock, scope } = setUp();

    await allSettled(ticker.start, { scope });
    await clock.advance(500);
    await allSettled(ticker.start, { scope });
    await clock.advance(2600);
    await allSettled(ticker.stop, { scope });
    await clock.advance(10_000);

    expect(scope.getState($tickCount)).toBe(3);
    expect(clock.sleeperCount).toBe(0);
  });

  it('ticks after a restart', async () => {
    const { clock, scope } = setUp();

    await allSettled(ticker.start, { scope });
    await allSettled(ticker.stop, { scope });
    await allSettled(ticker.start, { scope });
    await clock.advance(1000);

    expect(scope.getState($tickCount)).toBe(1);
  });
});

describe('createPoller', () => {
  const callFx = createEffect<string, string>();
  const poller = createPoller({ effect: callFx, every: 2000 });

  it('calls immediately and after each result or failure until it is stopped', async () => {
    const clock = createVirtualClock();
    const calls: [string, number][] = [];
    const start = clock.now();
    const scope = seedScope({
      clock,
      handlers: [
        [
          callFx,
          async (param: string) => {
            calls.push([param, clock.now() - start]);
            await clock.sleep(300);
            if (calls.length === 2) throw new Error('no answer');
            return param;
          },
        ],
      ],
    });

    void allSettled(poller.start, { scope, params: 'a' });
    await clock.advance(5000);
    void allSettled(poller.stop, { scope });
    await clock.advance(10_000);

    expect(calls).toEqual([
      ['a', 0],
      ['a', 2300],
      ['a', 4600],
    ]);
    expect(clock.sleeperCount).toBe(0);
  });

  it('uses new params as soon as the call in flight ends', async () => {
    const clock = createVirtualClock();
    const calls: [string, number][] = [];
    const start = clock.now();
    const scope = seedScope({
      clock,
      handlers: [
        [
          callFx,
          async (param: string) => {
            calls.push([param, clock.now() - start]);
            await clock.sleep(300);
            return param;
          },
        ],
      ],
    });

    void allSettled(poller.start, { scope, params: 'a' });
    await clock.advance(100);
    void allSettled(poller.start, { scope, params: 'b' });
    await clock.advance(1000);
    void allSettled(poller.start, { scope, params: 'c' });
    await clock.advance(500);
    void allSettled(poller.stop, { scope });

    expect(calls).toEqual([
      ['a', 0],
      ['b', 300],
      ['c', 1100],
    ]);
  });
});
