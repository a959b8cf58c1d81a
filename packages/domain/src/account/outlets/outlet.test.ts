import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createOutletFx, loadOutletFx, updateOutletFx, type Outlet } from '../../api/internal.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { sessionStarted } from '../session/session.model.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $vendors } from '../vendors/index.ts';
import {
  $initialForm,
  $isOutletFormEdited,
  $outletView,
  outletFormClosed,
  outletFormDiscarded,
  outletFormEdited,
  outletFormOpened,
  outletLoadRetried,
  saveOutletFx,
  type OutletForm,
} from './index.ts';

const parent = vendorFixture({ id: 'p4re', isParent: true });
const outlet = vendorFixture({ id: 'o1aa', parentId: 'p4re' });
const stored: Outlet = {
  id: 'o1aa',
  parentId: 'p4re',
  clientId: 'KC-1',
  name: 'Kacchi Corner',
  address: {
    text: '12 Lake Road',
    point: { latitude: 23.79, longitude: 90.4 },
    city: 'Dhaka',
    postalCode: null,
    street: null,
    streetNumber: null,
  },
  unit: '',
  building: '',
  phone: '+8801712004499',
  riderInstructions: '',
  owners: ['owner@shop.test'],
};
const rejected = (translationKey: string | null, message = 'No.') =>
  Promise.reject({ kind: 'rejected', status: 400, message, translationKey, retryAfterMs: null });

const open = async (id: string | null, answers: (() => unknown)[] = [() => stored]) => {
  const clock = createVirtualClock();
  const sent: unknown[] = [];
  let vendors = [parent, outlet];
  let loadCount = 0;
  const answer = (request: unknown) => {
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]?.();
  };
  const scope = seedScope({
    clock,
    handlers: [
      [loadVendorsFx, () => ((loadCount += 1), vendors)],
      [loadOutletFx, () => stored],
      [createOutletFx, answer],
      [updateOutletFx, answer],
    ],
  });
  await allSettled(sessionStarted, { scope, params: sessionFixture() });
  await allSettled(outletFormOpened, { scope, params: id });
  const form = (): OutletForm => {
    const initial = scope.getState($initialForm);
    if (!initial) throw new Error('The form has not loaded.');
    return { ...initial, clientId: 'KC-9', name: 'Market', address: stored.address, phone: '017' };
  };
  const save = async (changes: Partial<OutletForm> = {}) => {
    const { value } = await allSettled(saveOutletFx, { scope, params: { ...form(), ...changes } });
    return value;
  };
  const notifications = () => scope.getState($notifications).map(({ message }) => message);
  return {
    scope,
    clock,
    sent,
    save,
    notifications,
    loadCount: () => loadCount,
    addVendor: (id: string) => (vendors = [...vendors, vendorFixture({ id })]),
  };
};

describe('the collection-point dialog', () => {
  it('starts a new outlet below the parent of the selected outlet', async () => {
    const { scope } = await open(null);

    expect(scope.getState($outletView)).toBe('ready');
    expect(scope.getState($initialForm)).toMatchObject({ parentId: 'p4re', clientId: '', name: '' });
  });

  it('opens an outlet with its stored fields', async () => {
    const { scope } = await open('o1aa');

    expect(scope.getState($initialForm)).toMatchObject({
      clientId: 'KC-1',
      name: 'Kacchi Corner',
      owners: [{ email: 'owner@shop.test' }],
    });
  });

  it('loads the outlet again after a failure', async () => {
    let isOffline = true;
    const scope = seedScope({
      handlers: [[loadOutletFx, () => (isOffline ? Promise.reject({ kind: 'offline' }) : stored)]],
    });
    await allSettled(outletFormOpened, { scope, params: 'o1aa' });
    const failed = scope.getState($outletView);
    isOffline = false;
    await allSettled(outletLoadRetried, { scope });

    expect([failed, scope.getState($outletView)]).toEqual(['failed', 'ready']);
  });

  // Proves: outlet.saved
  it('reloads the vendors after an edit and confirms it', async () => {
    const { save, sent, notifications, loadCount } = await open('o1aa');

    expect(await save()).toEqual({ kind: 'saved' });
    expect(sent).toMatchObject([{ vendorId: 'o1aa', body: { name: 'Market', phone_number: '017' } }]);
    expect(notifications()).toEqual([{ key: 'outlet.saved' }]);
    expect(loadCount()).toBe(2);
  });

  it('looks for an added outlet every 10 s until it is available', async () => {
    const { scope, clock, save, notifications, loadCount, addVendor } = await open(null, [
      () => ({ ...stored, id: 'n3ew' }),
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
    const { save, sent } = await open(null, [timeout, timeout, () => stored]);

    const lost = await save();
    await save();
    await save({ name: 'Market 2' });

    const keys = sent.map((request) => (request as { key: string }).key);
    expect(lost).toEqual({ kind: 'refused', field: null, message: { key: 'outlet.save-failed' } });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('has unsaved edits until it is saved, discarded, closed or reverted', async () => {
    const { scope, save } = await open('o1aa');
    const form = scope.getState($initialForm);
    const states: boolean[] = [];
    for (const end of [
      save,
      () => allSettled(outletFormDiscarded, { scope }),
      () => allSettled(outletFormEdited, { scope, params: null }),
      () => allSettled(outletFormClosed, { scope }),
    ]) {
      await allSettled(outletFormEdited, { scope, params: form });
      states.push(scope.getState($isOutletFormEdited));
      await end();
      states.push(scope.getState($isOutletFormEdited));
    }

    expect(states).toEqual([true, false, true, false, true, false, true, false]);
  });

  // Proves: outlet.server-message
  it.each([
    ['outlet.refused.id-taken', 'clientId', { key: 'outlet.refused.id-taken' }],
    ['outlet.refused.address-unserved', 'address', { key: 'outlet.refused.address-unserved' }],
    ['outlet.refused.unheard-of', null, 'Closed for stock-taking'],
    [null, null, 'Closed for stock-taking'],
  ])('shows the refusal %s at the field %s', async (key, field, message) => {
    const { save } = await open(null, [() => rejected(key, 'Closed for stock-taking')]);

    expect(await save()).toEqual({ kind: 'refused', field, message });
  });
});
