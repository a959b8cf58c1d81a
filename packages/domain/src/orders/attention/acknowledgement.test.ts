import { describe, expect, it } from 'vitest';
import { logoutFx } from '../../api/session.ts';
import { logoutRequested } from '../../account/session/session.model.ts';
import { switchAccountStorage } from '../../account/session/account-storage.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { orderFixture, sessionFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { noon, trackingScreen } from '../tracking/test/tracking-screen.ts';
import { $arrived, $unacknowledged, attentionOpened, itemAcknowledged } from './index.ts';

const delayed = orderFixture({ status: 'DELAYED', history: [{ status: 'DELAYED', at: noon }] });
const item = { id: delayed.id, kind: 'delayed', since: noon } as const;

/** A tab with an open attention lane that contains one delayed order. */
const openTab = async (storage: KeyValueStorage = createMemoryStorage()) => {
  const screen = trackingScreen([delayed], [[logoutFx, () => true]], { storage });
  await screen.fire(attentionOpened);
  await screen.open();
  return { ...screen, kinds: () => screen.scope.getState($unacknowledged).map(({ kind }) => kind) };
};

describe('acknowledging an item', () => {
  it('hides it in all tabs and after a reload', async () => {
    const shared = createSharedStorage();
    const one = await openTab(shared.openTab());
    const other = await openTab(shared.openTab());
    expect([one.kinds(), other.kinds()]).toEqual([['delayed'], ['delayed']]);

    await one.fire(itemAcknowledged, item);
    await other.clock.advance(1);

    expect([one.kinds(), other.kinds()]).toEqual([[], []]);
    expect((await openTab(shared.openTab())).kinds()).toEqual([]);
  });

  it('ends when the order needs attention for another reason', async () => {
    const { fire, update, kinds } = await openTab();
    await fire(itemAcknowledged, item);
    await update({
      status: 'RETURN_INITIATED',
      updatedAt: noon + 1000,
      history: [...delayed.history, { status: 'RETURN_INITIATED', at: noon + 1000 }],
    });

    expect(kinds()).toEqual(['returning']);
  });

  it('is forgotten at a logout', async () => {
    const storage = createMemoryStorage();
    switchAccountStorage(storage, sessionFixture().user.id);
    const { fire } = await openTab(storage);
    await fire(itemAcknowledged, item);
    await fire(logoutRequested);

    expect(storage.keys().filter((key) => key.startsWith('saddlebag:attention:'))).toEqual([]);
  });
});

describe('the announcement', () => {
  it('names only items that were not in the lane before', async () => {
    const { scope, update } = await openTab();
    expect(scope.getState($arrived)).toEqual([item]);

    await update({
      id: 'k4ch-000002',
      status: 'DELAYED',
      updatedAt: noon + 1000,
      history: [{ status: 'DELAYED', at: noon + 1000 }],
    });

    expect(scope.getState($arrived).map(({ id }) => id)).toEqual(['k4ch-000002']);
  });
});
