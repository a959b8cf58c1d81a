import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadOutletFx } from '../../api/internal.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { $vendors } from '../vendors/index.ts';
import { $initialForm, $outletView, outletFormOpened, outletLoadRetried } from './index.ts';
import { openDialog, storedOutlet } from './test/open-dialog.ts';

const rejected = (translationKey: string | null, message = 'No.') =>
  Promise.reject({ kind: 'rejected', status: 400, message, translationKey, retryAfterMs: null });

describe('the collection-point dialog', () => {
  it('starts a new outlet below the parent of the selected outlet', async () => {
    const { scope } = await openDialog(null);

    expect(scope.getState($outletView)).toBe('ready');
    expect(scope.getState($initialForm)).toMatchObject({ parentId: 'p4re', clientId: '', name: '' });
  });

  it('opens an outlet with its stored fields', async () => {
    const { scope } = await openDialog('o1aa');

    expect(scope.getState($initialForm)).toMatchObject({
      clientId: 'KC-1',
      name: 'Kacchi Corner',
      owners: [{ email: 'owner@shop.test' }],
    });
  });

  it('loads the outlet again after a failure', async () => {
    let isOffline = true;
    const scope = seedScope({
      handlers: [[loadOutletFx, () => (isOffline ? Promise.reject({ kind: 'offline' }) : storedOutlet)]],
    });
    await allSettled(outletFormOpened, { scope, params: 'o1aa' });
    const failed = scope.getState($outletView);
    isOffline = false;
    await allSettled(outletLoadRetried, { scope });

    expect([failed, scope.getState($outletView)]).toEqual(['failed', 'ready']);
  });

  // Proves: outlet.saved
  it('reloads the vendors after an edit and confirms it', async () => {
    const { save, sent, notifications, loadCount } = await openDialog('o1aa');

    expect(await save()).toEqual({ kind: 'saved' });
    expect(sent).toMatchObject([{ vendorId: 'o1aa', body: { name: 'Market', phone_number: '017' } }]);
    expect(notifications()).toEqual([{ key: 'outlet.saved' }]);
    expect(loadCount()).toBe(2);
  });

  it('looks for an added outlet every 10 s until it is available', async () => {
    const { scope, clock, save, notifications, loadCount, addVendor } = await openDialog(null, [
      () => ({ ...storedOutlet, id: 'n3ew' }),
    ]);
    await save();
    await clock.advance(20_000);
    const early = loadCount();
    addVendor('n3ew');
    await clock.advance(60_000);

    expect(notifications()).toEqual([{ key: 'outlet.added' }]);
    expect(scope.getState($vendors).map(({ id }) => id)).toContain('n3ew');
    expect([early, loadCount()]).toEqual([3, 4]);
  });

  // Proves: outlet.created-once
  it('repeats a creation under the same key, and a changed one under a new key', async () => {
    const timeout = () => Promise.reject({ kind: 'timeout' });
    const { save, sent } = await openDialog(null, [timeout, timeout, () => storedOutlet]);

    const lost = await save();
    await save();
    await save({ name: 'Market 2' });

    const keys = sent.map((request) => (request as { key: string }).key);
    expect(lost).toEqual({ kind: 'refused', field: null, message: { key: 'outlet.save-failed' } });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  // Proves: outlet.server-message
  it.each([
    ['outlet.refused.id-taken', 'clientId', { key: 'outlet.refused.id-taken' }],
    ['outlet.refused.address-unserved', 'address', { key: 'outlet.refused.address-unserved' }],
    ['outlet.refused.unheard-of', null, 'Closed for stock-taking'],
    [null, null, 'Closed for stock-taking'],
  ])('shows the refusal %s at the field %s', async (key, field, message) => {
    const { save } = await openDialog(null, [() => rejected(key, 'Closed for stock-taking')]);

    expect(await save()).toEqual({ kind: 'refused', field, message });
  });
});
