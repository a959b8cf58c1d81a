import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { flagDefaults, flagNames } from '../../contracts/flags.ts';
import { limits } from '../../contracts/limits.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import {
  $flags,
  $isMaintenance,
  $loadedFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
} from './index.ts';
import { flagsPage, type Sources } from './test/flags-page.ts';

const hangingSources: Sources = { asia: 'hangs', eu: 'hangs', file: 'hangs' };

describe('the flags model at the start', () => {
  it('uses the defaults on a new device', async () => {
    const page = flagsPage(hangingSources);
    await page.start();

    expect(page.scope.getState($flags)).toEqual(flagDefaults);
    expect(page.scope.getState($isMaintenance)).toBe(false);
  });

  it('applies the stored flags until a provider responds', async () => {
    const origin = createSharedStorage();
    const first = flagsPage(
      { ...hangingSources, asia: { Voucher: true, Helpcenter: false } },
      { storage: origin.openTab() },
    );
    await first.start();
    const second = flagsPage(hangingSources, { storage: origin.openTab() });
    await second.start();

    expect(second.scope.getState($flags)).toEqual({ ...flagDefaults, Voucher: true, Helpcenter: false });
  });

  it.each([
    '',
    'null',
    '7',
    '{"PlannedMaintenance": "yes"}',
    '{"PlannedMaintenance": tr',
    '["PlannedMaintenance"]',
  ])('ignores the unreadable stored value %j', async (stored) => {
    const page = flagsPage(hangingSources, {
      storage: createSharedStorage({ 'saddlebag:flags': stored }).openTab(),
    });
    await page.start();

    expect(page.scope.getState($flags)).toEqual(flagDefaults);
  });
});

describe('a flag provider', () => {
  // Proves: flag.*
  it.each(flagNames)('changes %s without changing other flags', async (name) => {
    const changed = { [name]: !flagDefaults[name] };
    const page = flagsPage({ ...hangingSources, asia: changed });
    await page.start();

    expect(page.scope.getState($flags)).toEqual({ ...flagDefaults, ...changed });
  });

  it('updates nothing if a refresh brings the same values', async () => {
    const sources = { ...hangingSources, asia: { Voucher: true } };
    const page = flagsPage(sources);
    await page.start();
    const before = page.scope.getState($flags);
    Object.assign(sources, { asia: 'refuses', eu: { Voucher: true } });
    await page.clock.advance(limits.flagRefreshMs);

    expect(page.scope.getState($loadedFlags).source).toBe('eu');
    expect(page.scope.getState($flags)).toBe(before);
  });
});

describe('a flag override', () => {
  const responding: Sources = { ...hangingSources, asia: { Voucher: false, PreOrder: true } };

  it('survives a refresh and a reload until it is removed', async () => {
    const origin = createSharedStorage();
    const page = flagsPage(responding, { storage: origin.openTab() });
    await page.start();
    void allSettled(flagOverridden, { scope: page.scope, params: { name: 'Voucher', value: true } });
    await page.clock.advance(600_000);
    const reloaded = flagsPage(responding, { storage: origin.openTab() });
    await reloaded.start();
    const afterReload = reloaded.scope.getState($flags).Voucher;
    void allSettled(flagOverridden, { scope: reloaded.scope, params: { name: 'Voucher', value: null } });
    await reloaded.clock.advance(0);

    expect(page.scope.getState($flags).Voucher).toBe(true);
    expect(afterReload).toBe(true);
    expect(reloaded.scope.getState($flags).Voucher).toBe(false);
    expect(origin.values.has('saddlebag:flag-overrides')).toBe(false);
  });

  it('is removed when all overrides are cleared', async () => {
    const page = flagsPage(responding);
    await page.start();
    for (const name of ['Voucher', 'PlannedMaintenance'] as const)
      void allSettled(flagOverridden, { scope: page.scope, params: { name, value: true } });
    await page.clock.advance(0);
    const wasMaintenance = page.scope.getState($isMaintenance);
    void allSettled(overridesCleared, { scope: page.scope });
    await page.clock.advance(0);

    expect(wasMaintenance).toBe(true);
    expect(page.scope.getState($flags)).toEqual({ ...flagDefaults, PreOrder: true });
  });

  it('is ignored outside the sandbox', async () => {
    const storage = createSharedStorage({
      'saddlebag:flag-overrides': '{"PlannedMaintenance":true}',
    }).openTab();
    const page = flagsPage(responding, { storage, environment: 'production' });
    await page.start();
    void allSettled(flagOverridden, { scope: page.scope, params: { name: 'Voucher', value: true } });
    await page.clock.advance(0);

    expect(page.scope.getState($overrides)).toBeNull();
    expect(page.scope.getState($isMaintenance)).toBe(false);
    expect(page.scope.getState($flags).Voucher).toBe(false);
  });
});
