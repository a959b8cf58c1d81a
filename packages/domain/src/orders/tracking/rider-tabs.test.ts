import { describe, expect, it } from 'vitest';
import { loadRiderFx } from '../../api/riders.ts';
import { orderFixture, riderFixture } from '../../testing/fixtures.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedTabs } from '../../testing/shared-tabs.ts';
import { $rider, orderSelected } from './index.ts';
import { trackingScreen } from './test/tracking-screen.ts';

const rider = { id: 'rider-1', name: 'Rafi', phoneNumber: '+8801700000000' };
const stepMs = 100;

/** Opens the same order, whose rider moves with each reading, in several tabs of one browser. */
const openTabs = async (tabCount: number, options: { readonly isSupported?: boolean } = {}) => {
  const origin = createSharedTabs(options);
  let calls = 0;
  const tabs = Array.from({ length: tabCount }, (_, index) => {
    const tab = origin.openTab();
    const callTimes: number[] = [];
    const screen = trackingScreen(
      [orderFixture({ status: 'NEAR_VENDOR', rider })],
      [
        [
          loadRiderFx,
          () => {
            calls += 1;
            callTimes.push(screen.clock.now());
            return riderFixture({
              updatedAt: screen.clock.now(),
              point: { latitude: 23 + calls / 1000, longitude: 90 },
            });
          },
        ],
      ],
      { tabs: tab.tabs, random: createSeededRandom(index + 1) },
    );
    return {
      ...screen,
      ...tab,
      isStopped: false,
      callTimes,
      readLatitude: () => screen.scope.getState($rider)?.point.latitude,
    };
  });
  const advance = async (ms: number) => {
    for (let elapsed = 0; elapsed < ms; elapsed += stepMs)
      for (const { clock } of tabs.filter(({ isStopped }) => !isStopped)) await clock.advance(stepMs);
  };
  for (const tab of tabs) {
    await tab.open('k4ch-000001');
    await advance(stepMs);
  }
  return { tabs, advance, countCalls: () => tabs.map(({ callTimes }) => callTimes.length) };
};

describe('the polls of a rider in several tabs', () => {
  it('asks once per interval for all tabs that show the order', async () => {
    const { tabs, advance, countCalls } = await openTabs(3);

    await advance(10_000);

    expect(countCalls()).toEqual([6, 0, 0]);
    expect(tabs.map(({ readLatitude }) => readLatitude())).toEqual([23.006, 23.006, 23.006]);
  });

  it('gives the last position to a tab at once when it joins', async () => {
    const { tabs } = await openTabs(2);

    expect(tabs.map(({ readLatitude }) => readLatitude())).toEqual([23.001, 23.001]);
  });

  it.each(['close', 'freeze'] as const)(
    'lets another tab ask after a %s of the asking tab',
    async (event) => {
      const { tabs, advance, countCalls } = await openTabs(3);
      const [first, ...others] = tabs;
      if (!first) throw new Error('No tab asks.');

      first[event]();
      first.isStopped = true;
      await advance(10_000);

      const [, ...calls] = countCalls();
      expect(calls.filter((count) => count > 0)).toHaveLength(1);
      expect(Math.max(...calls)).toBeGreaterThanOrEqual(4);
      expect(new Set(others.map(({ readLatitude }) => readLatitude())).size).toBe(1);
    },
  );

  it('lets another tab ask when the asking tab closes the order', async () => {
    const { tabs, advance, countCalls } = await openTabs(2);

    await tabs[0]?.fire(orderSelected, null);
    await advance(4000);

    expect(countCalls()).toEqual([1, 3]);
  });

  it('asks in each tab if the browser cannot connect tabs', async () => {
    const { advance, countCalls } = await openTabs(2, { isSupported: false });

    await advance(4000);

    expect(countCalls()).toEqual([3, 3]);
  });

  it('leaves no timers behind', async () => {
    const { tabs, advance } = await openTabs(2);
    const before = tabs.map(({ clock }) => clock.sleeperCount);

    for (const tab of tabs) await tab.fire(orderSelected, null);
    await advance(stepMs);

    // The poll, the heartbeat and the age of the position.
    expect(tabs.map(({ clock }, index) => (before[index] ?? 0) - clock.sleeperCount)).toEqual([3, 2]);
  });
});
