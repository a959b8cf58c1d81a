import { describe, expect, it, vi } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createLeaseLocks } from './lease-locks.ts';
import { createBrowserLocks, createMemoryLocks } from './locks.ts';

const setUp = (tabs: number) => {
  const clock = createVirtualClock();
  const origin = createSharedStorage();
  const tabLocks = Array.from({ length: tabs }, (_, tab) =>
    createLeaseLocks({
      storage: origin.openTab(),
      clock,
      random: createSeededRandom(tab + 1),
      pageLocks: createMemoryLocks(),
    }),
  );
  return { clock, origin, tabLocks };
};

describe('a lock', () => {
  it('runs tasks of one name in order, even after a failure', async () => {
    const locks = createMemoryLocks();
    const log: string[] = [];
    const run = (name: string, task: string) =>
      locks.run(name, async () => {
        log.push(`${task} started`);
        await Promise.resolve();
        log.push(`${task} ended`);
        if (task === 'first') throw new Error('no');
      });

    await Promise.allSettled([run('a', 'first'), run('a', 'second')]);

    expect(log).toEqual(['first started', 'first ended', 'second started', 'second ended']);
  });

  it('returns the result of its task in a browser without Web Locks', async () => {
    const { clock, tabLocks, origin } = setUp(1);

    await expect(
      clock.runUntil(tabLocks[0]?.run('a', () => Promise.resolve(7)) ?? Promise.resolve(0)),
    ).resolves.toBe(7);

    expect(origin.values.size).toBe(0);
  });

  it('runs one task at a time across tabs', async () => {
    const { clock, tabLocks } = setUp(6);
    let inside = 0;
    let maxInside = 0;
    let finished = 0;
    const task = async () => {
      inside += 1;
      maxInside = Math.max(maxInside, inside);
      await clock.sleep(7000);
      inside -= 1;
      finished += 1;
    };

    const runs = Promise.all(tabLocks.flatMap((locks) => [locks.run('a', task), locks.run('a', task)]));
    await clock.runUntil(runs);

    expect(maxInside).toBe(1);
    expect(finished).toBe(12);
  });

  it('passes from a dead tab to another tab after 5 s', async () => {
    const { clock, tabLocks, origin } = setUp(1);
    const dead = origin.openTab();
    dead.write('lock:a', `dead ${clock.now() + 5000}`);
    const started = clock.now();

    await clock.runUntil(tabLocks[0]?.run('a', () => Promise.resolve()) ?? Promise.resolve());

    expect(clock.now() - started).toBeGreaterThanOrEqual(5000);
    expect(clock.now() - started).toBeLessThan(5500);
  });

  it('is held until values stored under it reach the other tabs', async () => {
    const clock = createVirtualClock();
    let storedCount = 0;
    const addOne = async () => {
      const visibleCount = storedCount;
      await clock.sleep(3);
      void clock.sleep(400).then(() => (storedCount = visibleCount + 1));
    };

    const runs = Array.from({ length: 8 }, () => createBrowserLocks(clock).run('count', addOne));
    await clock.runUntil(Promise.all(runs));
    await clock.advance(1000);

    expect(storedCount).toBe(8);
  });

  it('rejects with the error of a failed task and runs the next task', async () => {
    const clock = createVirtualClock();
    const locks = createBrowserLocks(clock);

    const failed = locks.run('fail', () => Promise.reject(new Error('no')));
    const next = locks.run('fail', () => Promise.resolve('yes'));

    await expect(failed).rejects.toThrow('no');
    await expect(clock.runUntil(next)).resolves.toBe('yes');
    await clock.advance(1000);
  });

  it('falls back to leases when the browser denies Web Locks', async () => {
    const clock = createVirtualClock();
    const locks = createBrowserLocks(clock);
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: denied } });

    try {
      const both = Promise.all(['one', 'two'].map((task) => locks.run('a', () => Promise.resolve(task))));
      await expect(clock.runUntil(both)).resolves.toEqual(['one', 'two']);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
