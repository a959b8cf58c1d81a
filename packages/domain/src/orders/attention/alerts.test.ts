import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { createFakeVisibility } from '../../testing/fake-visibility.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createMemoryLocks } from '../../platform/ports/locks.ts';
import type { Order } from '../../api/entities.ts';
import type { Seed } from '../../testing/seed-scope.ts';
import { noon, trackingScreen } from '../tracking/test/tracking-screen.ts';
import type { AlertPermission, AlertSound, DesktopNotifications, SoundState } from './alert-ports.ts';
import {
  $alertSound,
  $areNotificationsOn,
  $desktopNotifications,
  $isSoundBlocked,
  alertTested,
  attentionOpened,
  itemAcknowledged,
  notificationsDue,
  notificationsSwitched,
  soundAllowed,
  soundSwitched,
} from './index.ts';

/** A sound that records the tones it plays. */
const createFakeSound = (state: SoundState = 'allowed') => {
  const played: string[] = [];
  const sound: AlertSound = {
    play: (severity) => void played.push(severity),
    state: () => state,
    unlock: () => {
      state = 'allowed';
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
  };
  return { sound, played };
};

const createFakeNotifications = (answer: AlertPermission) => {
  const calls: string[] = [];
  let permission: AlertPermission = 'default';
  const notifications: DesktopNotifications = {
    permission: () => permission,
    request: () => {
      calls.push('request');
      permission = answer;
      return Promise.resolve(permission);
    },
    show: ({ title }) => void calls.push(title),
  };
  return { notifications, calls };
};

const orderIn = (status: Order['status'], id = 'k4ch-000001', at = noon) =>
  orderFixture({ id, status, updatedAt: at, history: [{ status, at }] });

const delayedItem = { id: 'k4ch-000001', kind: 'delayed', since: noon } as const;

/** A tab with an open attention lane. */
const openTab = async (
  listed: readonly Order[],
  { values = [], ...ports }: Omit<Seed, 'clock' | 'handlers'> = {},
) => {
  const { sound, played } = createFakeSound();
  const screen = trackingScreen(listed, [], { ...ports, values: [[$alertSound, sound], ...values] });
  await screen.fire(attentionOpened);
  await screen.open();
  return { ...screen, played };
};

describe('the alert sound', () => {
  it('plays once for items that appear together, in the tone of the most severe one', async () => {
    const { played, update } = await openTab([orderIn('DELAYED'), orderIn('PAYMENT_FAILED', 'k4ch-000002')]);
    expect(played).toEqual(['urgent']);

    await update(orderIn('DELAYED', 'k4ch-000003'));
    expect(played).toEqual(['urgent', 'warning']);
  });

  it('stays silent for a notice and for an unchanged item', async () => {
    const { played, update } = await openTab([
      orderIn('RETURN_INITIATED'),
      orderIn('DELAYED', 'k4ch-000002'),
    ]);
    await update({ ...orderIn('DELAYED', 'k4ch-000002'), updatedAt: noon + 1000 });

    expect(played).toEqual(['warning']);
  });

  it('plays in one of two tabs, and not again after a reload', async () => {
    const shared = createSharedStorage();
    const locks = createMemoryLocks();
    const tabs = await Promise.all(
      [1, 2].map(() => openTab([orderIn('DELAYED')], { storage: shared.openTab(), locks })),
    );
    expect(tabs.flatMap(({ played }) => played)).toEqual(['warning']);

    const reloaded = await openTab([orderIn('DELAYED')], { storage: shared.openTab(), locks });
    expect(reloaded.played).toEqual([]);
  });

  it('never plays for an acknowledged item', async () => {
    const shared = createSharedStorage();
    const { fire } = await openTab([orderIn('DELAYED')], {
      storage: shared.openTab(),
      values: [[$alertSound, createFakeSound('blocked').sound]],
    });
    await fire(itemAcknowledged, delayedItem);

    expect((await openTab([orderIn('DELAYED')], { storage: shared.openTab() })).played).toEqual([]);
  });

  it('claims nothing in a blocked tab whose lane appears after the orders', async () => {
    const shared = createSharedStorage();
    const blocked = trackingScreen([orderIn('DELAYED')], [], {
      storage: shared.openTab(),
      values: [[$alertSound, createFakeSound('blocked').sound]],
    });
    await blocked.open();
    await blocked.fire(attentionOpened);

    expect((await openTab([orderIn('DELAYED')], { storage: shared.openTab() })).played).toEqual(['warning']);
  });

  it('plays what it missed once the vendor allows sound', async () => {
    const { sound, played } = createFakeSound('blocked');
    const { scope, fire } = await openTab([orderIn('DELAYED')], { values: [[$alertSound, sound]] });
    expect([scope.getState($isSoundBlocked), played]).toEqual([true, []]);

    await fire(soundAllowed);
    expect([scope.getState($isSoundBlocked), played]).toEqual([false, ['warning']]);
  });

  it('can be switched off on the device, in all tabs', async () => {
    const shared = createSharedStorage();
    const one = await openTab([], { storage: shared.openTab() });
    const other = await openTab([], { storage: shared.openTab() });
    await one.fire(soundSwitched, false);
    await other.clock.advance(1);
    await one.update(orderIn('DELAYED'));
    await other.update(orderIn('DELAYED'));

    expect([one.played, other.played]).toEqual([[], []]);
    expect((await openTab([orderIn('DELAYED')], { storage: shared.openTab() })).played).toEqual([]);
  });

  it('plays a sample on request', async () => {
    const { sound, played } = createFakeSound('blocked');
    const { fire } = await openTab([], { values: [[$alertSound, sound]] });
    await fire(alertTested);

    expect(played).toEqual(['urgent']);
  });
});

describe('desktop notifications', () => {
  const openWith = async (answer: AlertPermission) => {
    const { notifications, calls } = createFakeNotifications(answer);
    const visibility = createFakeVisibility();
    const tab = await openTab([], { visibility, values: [[$desktopNotifications, notifications]] });
    const due: string[][] = [];
    createWatch({
      unit: notificationsDue,
      scope: tab.scope,
      fn: (items) => due.push(items.map(({ id }) => id)),
    });
    return { ...tab, visibility, calls, due };
  };

  it('asks for permission only when the vendor switches them on', async () => {
    const { calls, fire, scope } = await openWith('granted');
    expect(calls).toEqual([]);

    await fire(notificationsSwitched, true);
    expect([calls, scope.getState($areNotificationsOn)]).toEqual([['request'], true]);
  });

  it('stays off when the browser denies the permission', async () => {
    const { fire, scope } = await openWith('denied');
    await fire(notificationsSwitched, true);

    expect(scope.getState($areNotificationsOn)).toBe(false);
  });

  it('is due for new items only while the page is hidden', async () => {
    const { fire, update, visibility, due } = await openWith('granted');
    await fire(notificationsSwitched, true);
    await update(orderIn('DELAYED'));
    visibility.hide();
    await update(orderIn('DELAYED', 'k4ch-000002'));

    expect(due).toEqual([['k4ch-000002']]);
  });
});
