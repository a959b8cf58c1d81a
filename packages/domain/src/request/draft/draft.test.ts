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

const note = (value: string) => ({ field: 'notes', value }) as const;

describe('a draft', () => {
  // Proves: entity.request-flow
  it('comes back after a reload as it was, with its destination and a fresh fee', async () => {
    const origin = createSharedStorage();
    const before = requestScreen({ storage: origin.openTab() });
    await before.open();
    await before.pickAddress();
    await before.fillDetails();
    await before.fire(fieldChanged, note(' ring twice '));
    await before.clock.advance(300);

    const after = requestScreen({ storage: origin.openTab() });
    await after.open();

    expect(after.scope.getState($draft)).toEqual(before.scope.getState($draft));
    expect(after.scope.getState($destination)?.address).toBe('7 Kamal Avenue, Banani');
    expect(after.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
  });

  it('is stored within 300 ms while the vendor goes on typing', async () => {
    const origin = createSharedStorage();
    const screen = requestScreen({ storage: origin.openTab() });
    await screen.open();
    for (const value of ['r', 'ri', 'rin', 'ring']) {
      await screen.fire(fieldChanged, note(value));
      await screen.clock.advance(100);
    }
    expect(origin.values.get(draftKey('k4ch'))).toContain('"rin"');
  });

  it('is stored when the screen is left', async () => {
    const origin = createSharedStorage();
    const screen = requestScreen({ storage: origin.openTab() });
    await screen.open();
    await screen.fire(fieldChanged, note('ring'));
    await screen.fire(requestClosed);
    expect(origin.values.get(draftKey('k4ch'))).toContain('"ring"');
    expect(screen.clock.sleeping).toBe(0);
  });

  it('puts a text aside that is not a draft, and begins anew', async () => {
    const origin = createSharedStorage({ [draftKey('k4ch')]: '{"version":1,"id":7}' });
    const screen = requestScreen({ storage: origin.openTab() });
    await screen.open();
    expect(screen.scope.getState($draft).notes).toBe('');
    expect([...origin.values.values()]).toContain('{"version":1,"id":7}');
  });

  it('takes in what another tab types, and keeps what this one typed since', async () => {
    const origin = createSharedStorage();
    const clock = createVirtualClock();
    const here = requestScreen({ storage: origin.openTab(), clock });
    const there = requestScreen({ storage: origin.openTab(), clock });
    await here.open();
    await there.open();
    expect(there.scope.getState($draft).id).toBe(here.scope.getState($draft).id);

    await there.fire(fieldChanged, note('from there'));
    await there.fire(fieldChanged, { field: 'unit', value: '4B' });
    await clock.advance(10);
    await here.fire(fieldChanged, note('from here'));
    await clock.advance(300);

    for (const tab of [here, there])
      expect(tab.scope.getState($draft)).toMatchObject({ notes: 'from here', unit: '4B' });
  });

  it('begins anew under another id when it is thrown away, in every tab', async () => {
    const origin = createSharedStorage();
    const clock = createVirtualClock();
    const here = requestScreen({ storage: origin.openTab(), clock });
    const there = requestScreen({ storage: origin.openTab(), clock });
    await here.open();
    await there.open();
    await here.fire(fieldChanged, note('ring'));
    await clock.advance(300);
    const former = here.scope.getState($draft).id;

    await here.fire(draftDiscarded);
    await clock.advance(0);

    for (const tab of [here, there]) {
      expect(tab.scope.getState($draft).notes).toBe('');
      expect(tab.scope.getState($draft).id).not.toBe(former);
    }
    expect(there.scope.getState($draft).id).toBe(here.scope.getState($draft).id);
  });

  it('is one for each vendor', async () => {
    const origin = createSharedStorage();
    const first = requestScreen({ storage: origin.openTab() });
    await first.open();
    await first.fire(fieldChanged, note('for the first'));
    await first.fire(requestClosed);
    const second = requestScreen({ storage: origin.openTab(), vendor: { id: 'other' } });
    await second.open();
    expect(second.scope.getState($draft).notes).toBe('');
    await allSettled(requestClosed, { scope: second.scope });
    await first.open();
    expect(first.scope.getState($draft).notes).toBe('for the first');
  });
});
