import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { flagDefaults } from '../../contracts/flags.ts';
import { sessionEnded, sessionStarted } from '../session/session.model.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { vendorSelected } from '../vendors/vendors.model.ts';
import { $flags, $isMaintenance, $loadedFlags } from '../../platform/flags/index.ts';
import { flagRefreshRequested } from './refresh.model.ts';
import { flagsPage, type SourceBehaviour, type Sources } from '../../platform/flags/test/flags-page.ts';

const minute = 60_000;
const failingSources: Sources = { asia: 'drops', eu: 'drops', file: 'drops' };
const failures: readonly (readonly [name: string, behaviour: SourceBehaviour])[] = [
  ['a refusal', 'refuses'],
  ['a lost connection', 'drops'],
  ['a timeout', 'hangs'],
  ['unreadable JSON', 'garbles'],
  ['an empty object', {}],
];

/** Creates the storage of a device with stored flags. */
const createStorageWith = (flags: Readonly<Record<string, unknown>>) => {
  const storage = createMemoryStorage();
  storage.write('saddlebag:flags', JSON.stringify(flags));
  return storage;
};

describe('a flag refresh', () => {
  // Proves: flag-rule.order
  it('requests the providers in order until one responds', async () => {
    const page = flagsPage({ ...failingSources, eu: { Voucher: true } });
    await page.start();

    expect(page.requests.map(({ source }) => source)).toEqual(['asia', 'eu']);
    expect(page.scope.getState($flags)).toEqual({ ...flagDefaults, Voucher: true });
    expect(page.scope.getState($loadedFlags).source).toBe('eu');
    expect(page.warnings).toEqual([]);
  });

  // Proves: flag-rule.order, call-rule.flag-timeout, constant.flag-timeout, error.flags-timeout
  it('waits two seconds per provider and uses stored flags before the fallback file', async () => {
    const page = flagsPage(
      { asia: 'hangs', eu: 'hangs', file: { Voucher: false } },
      { storage: createStorageWith({ Voucher: true }) },
    );
    await page.start();
    await page.clock.advance(1999);
    const beforeTimeout = page.requests.map(({ source }) => source);
    await page.clock.advance(2001);

    expect(beforeTimeout).toEqual(['asia']);
    expect(page.requests.map(({ source, at }) => [source, at])).toEqual([
      ['asia', 0],
      ['eu', 2000],
    ]);
    expect(page.loadedFrom).toEqual(['storage']);
    expect(page.scope.getState($flags).Voucher).toBe(true);
  });

  // Proves: flag-rule.order, flag-rule.fallback-file
  it.each(failures)('uses the fallback file when both providers fail with %s', async (_, failure) => {
    const page = flagsPage({ asia: failure, eu: failure, file: { BulkOrderUpload: true } });
    await page.start();
    await page.clock.advance(4000);

    expect(page.scope.getState($loadedFlags)).toEqual({ source: 'file', flags: { BulkOrderUpload: true } });
    expect(page.warnings).toEqual([]);
  });

  // Proves: error.flags-all-fail
  it.each(failures)('keeps the current flags when every source fails with %s', async (_, failure) => {
    const page = flagsPage({ asia: failure, eu: failure, file: failure });
    await page.start();
    await page.clock.advance(6000);

    expect(page.scope.getState($flags)).toEqual(flagDefaults);
    expect(page.warnings).toEqual(['couldnt refresh the flags']);
  });

  // Proves: flag-rule.failing-provider
  it('shows the maintenance screen only when a provider requests it, never after a failure', async () => {
    const sources: Sources = { ...failingSources, asia: { PlannedMaintenance: 'yes' }, eu: 'refuses' };
    const page = flagsPage(sources);
    await page.start();
    const maintenanceAfterFailure = page.scope.getState($isMaintenance);
    sources.asia = { UnplannedMaintenance: true };
    await page.clock.advance(5 * minute);
    const maintenanceAfterResponse = page.scope.getState($isMaintenance);
    sources.asia = 'drops';
    await page.clock.advance(5 * minute);

    expect([maintenanceAfterFailure, maintenanceAfterResponse]).toEqual([false, true]);
    // A failed refresh does not end the maintenance.
    expect(page.scope.getState($isMaintenance)).toBe(true);
  });

  // Proves: call-rule.fallback-flags
  it('requests the flags for the build’s country and the fallback file beside the page', async () => {
    const page = flagsPage(failingSources, { environment: 'production' });
    await page.start();

    expect(page.requests.map(({ url }) => url)).toEqual([
      'https://flags.asia.saddlebag.example/flags/asia?country=bd',
      'https://flags.eu.saddlebag.example/flags/eu?country=bd',
      '/flags.json',
    ]);
  });
});

describe('the refresh interval', () => {
  // Proves: flag-rule.refresh, constant.flag-refresh
  it('is five minutes, even after failures', async () => {
    const sources: Sources = { ...failingSources };
    const page = flagsPage(sources);
    await page.start();
    await page.clock.advance(50 * minute);
    const failed = page.warnings.length;
    sources.asia = { Voucher: true };
    await page.clock.advance(5 * minute - 1);
    const beforeTimeout = page.scope.getState($flags).Voucher;
    await page.clock.advance(1);

    expect(failed).toBe(11);
    expect(beforeTimeout).toBe(false);
    expect(page.scope.getState($flags).Voucher).toBe(true);
  });

  it('does not delay an explicit refresh', async () => {
    const sources: Sources = { ...failingSources };
    const page = flagsPage(sources);
    await page.start();
    sources.asia = { Voucher: true };
    void allSettled(flagRefreshRequested, { scope: page.scope });
    await page.clock.advance(0);

    expect(page.scope.getState($flags).Voucher).toBe(true);
  });
});

describe('a change of the vendor or user', () => {
  // Proves: flag-rule.identify
  it('refreshes the flags after 400 ms without another change', async () => {
    const vendors = ['k4ch', 'b2an', 'g5ul'].map((id) => vendorFixture({ id }));
    const page = flagsPage({ ...failingSources, asia: { Voucher: true } }, { vendors });
    await page.start();
    void allSettled(sessionStarted, { scope: page.scope, params: sessionFixture() });
    await page.clock.advance(200);
    void allSettled(vendorSelected, { scope: page.scope, params: 'g5ul' });
    await page.clock.advance(399);
    const beforeTimeout = page.requests.length;
    await page.clock.advance(1);
    void allSettled(sessionEnded, { scope: page.scope });
    await page.clock.advance(400);

    expect(beforeTimeout).toBe(1);
    expect(page.requests.map(({ url }) => url)).toEqual([
      '/flags/asia?country=bd',
      '/flags/asia?country=bd&vendor_id=g5ul&user_id=user-1',
      '/flags/asia?country=bd',
    ]);
  });

  it('causes no second request after a refresh for the new vendor has started', async () => {
    const page = flagsPage(
      { ...failingSources, asia: { Voucher: true } },
      { vendors: [vendorFixture({ id: 'k4ch' })] },
    );
    await page.start();
    void allSettled(sessionStarted, { scope: page.scope, params: sessionFixture() });
    await page.clock.advance(200);
    void allSettled(flagRefreshRequested, { scope: page.scope });
    await page.clock.advance(400);

    expect(page.requests.map(({ url }) => url)).toEqual([
      '/flags/asia?country=bd',
      '/flags/asia?country=bd&vendor_id=k4ch&user_id=user-1',
    ]);
  });
});
