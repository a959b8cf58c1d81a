import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $hasConsent } from './consent.model.ts';
import { openAnalyticsPage } from './test/analytics-page.ts';

describe('the consent to analytics', () => {
  // Proves: analytics.consent
  it('is off on a new device', async () => {
    const { scope } = await openAnalyticsPage({ hasConsent: false });

    expect(scope.getState($hasConsent)).toBe(false);
  });

  // Proves: analytics.consent
  it('belongs to the device, also after a logout', async () => {
    const { scope, storage } = await openAnalyticsPage();
    await allSettled(sessionEnded, { scope });
    const reloaded = await openAnalyticsPage({ hasConsent: false, storage });

    expect(reloaded.scope.getState($hasConsent)).toBe(true);
  });

  it('is off again on a device where it was withdrawn', async () => {
    const { changeConsent, storage } = await openAnalyticsPage();
    await changeConsent(false);
    const reloaded = await openAnalyticsPage({ hasConsent: false, storage });

    expect(reloaded.scope.getState($hasConsent)).toBe(false);
  });

  it('applies to all tabs of the browser at once', async () => {
    const shared = createSharedStorage();
    const one = await openAnalyticsPage({ storage: shared.openTab() });
    const other = await openAnalyticsPage({ hasConsent: false, storage: shared.openTab() });
    const atStart = other.scope.getState($hasConsent);
    await other.record({ name: 'page-viewed', page: 'home' });
    await one.changeConsent(false);
    await other.clock.advance(60_000);

    expect(atStart).toBe(true);
    expect(other.scope.getState($hasConsent)).toBe(false);
    expect(other.requests).toEqual([]);
  });
});
