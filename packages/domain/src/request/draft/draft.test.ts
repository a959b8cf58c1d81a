import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $destination } from '../destination/destination.model.ts';
import { $draft, fieldChanged, draftDiscarded } from './draft.model.ts';
import { draftKey } from './draft-storage.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $quote } from '../fee/quote.model.ts';
import { requestClosed } from '../flow/request.model.ts';

const noteEdit = (value: string) => ({ field: 'notes', value }) as const;

describe('draft', () => {
  // Proves: entity.request-flow
  it('is restored after a reload, with its destination and a new quote', async () => {
    const shared = createSharedStorage();
    const before = requestScreen({ storage: shared.openTab() });
    await before.open();
    await before.pickAddress();
    await before.fillDetails();
    await before.fire(fieldChanged, noteEdit(' ring twice '));
    await before.clock.advance(300);

    const after = requestScreen({ storage: shared.openTab() });
    await after.open();

    expect(after.scope.getState($draft)).toEqual(before.scope.getState($draft));
    expect(after.scope.getState($destination)?.address).toBe('7 Kamal Avenue, Banani');
    expect(after.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
  });

  it('is stored within 300 ms of an edit while the vendor keeps typing', async () => {
    const shared = createSharedStorage();
    const screen = requestScreen({ storage: shared.openTab() });
    await screen.open();
    for (const value of ['r', 'ri', 'rin', 'ring']) {
      await screen.fire(fieldChanged, noteEdit(value));
      await screen.clock.advance(100);
    }
    expect(shared.values.get(draftKey('k4ch'))).toContain('"rin"');
  });

  it('is stored when the screen closes', async () => {
    const shared = createSharedStorage();
    const screen = requestScreen({ storage: shared.openTab() });
    await screen.open();
    await screen.fire(fieldChanged, noteEdit('ring'));
    await screen.fire(requestClosed);
    expect(shared.values.get(draftKey('k4ch'))).toContain('"ring"');
    expect(screen.clock.sleeperCount).toBe(0);
  });

  it('starts empty and keeps a copy when the stored text is invalid', async () => {
    const shared = createSharedStorage({ [draftKey('k4ch')]: '{"version":1,"id":7}' });
    const screen = requestScreen({ storage: shared.openTab() });
    await screen.open();
    expect(screen.scope.getState($draft).notes).toBe('');
    expect([...shared.values.values()]).toContain('{"version":1,"id":7}');
  });

  it('merges edits of another tab without losing later edits of this tab', async () => {
    const shared = createSharedStorage();
    const clock = createVirtualClock();
    const firstTab = requestScreen({ storage: shared.openTab(), clock });
    const secondTab = requestScreen({ storage: shared.openTab(), clock });
    await firstTab.open();
    await secondTab.open();
    expect(secondTab.scope.getState($draft).id).toBe(firstTab.scope.getState($draft).id);

    await secondTab.fire(fieldChanged, noteEdit('second tab'));
    await secondTab.fire(fieldChanged, { field: 'unit', value: '4B' });
    await clock.advance(10);
    await firstTab.fire(fieldChanged, noteEdit('first tab'));
    await clock.advance(300);

    for (const tab of [firstTab, secondTab])
      expect(tab.scope.getState($draft)).toMatchObject({ notes: 'first tab', unit: '4B' });
  });

  it('is replaced in every tab by an empty draft with a new id when the vendor discards it', async () => {
    const shared = createSharedStorage();
    const clock = createVirtualClock();
    const firstTab = requestScreen({ storage: shared.openTab(), clock });
    const secondTab = requestScreen({ storage: shared.openTab(), clock });
    await firstTab.open();
    await secondTab.open();
    await firstTab.fire(fieldChanged, noteEdit('ring'));
    await clock.advance(300);
    const discardedId = firstTab.scope.getState($draft).id;

    await firstTab.fire(draftDiscarded);
    await clock.advance(0);

    for (const tab of [firstTab, secondTab]) {
      expect(tab.scope.getState($draft).notes).toBe('');
      expect(tab.scope.getState($draft).id).not.toBe(discardedId);
    }
    expect(secondTab.scope.getState($draft).id).toBe(firstTab.scope.getState($draft).id);
  });

  it('is separate for each vendor', async () => {
    const shared = createSharedStorage();
    const first = requestScreen({ storage: shared.openTab() });
    await first.open();
    await first.fire(fieldChanged, noteEdit('first vendor'));
    await first.fire(requestClosed);
    const second = requestScreen({ storage: shared.openTab(), vendor: { id: 'other' } });
    await second.open();
    expect(second.scope.getState($draft).notes).toBe('');
    await allSettled(requestClosed, { scope: second.scope });
    await first.open();
    expect(first.scope.getState($draft).notes).toBe('first vendor');
  });
});
