import { describe, expect, it } from 'vitest';
import { listOrdersFx, loadCountryParameterFx } from '@saddlebag/domain/api';
import { consentChanged } from '@saddlebag/domain/analytics-consent';
import { detailsCompleted, requestClosed, requestOpened, suggestionPicked } from '@saddlebag/domain/request';
import { sessionEnded } from '@saddlebag/domain/session';
import { placeFixture, sessionFixture, vendorFixture } from '@saddlebag/domain/testing';
import { allOutletsToggled } from '@saddlebag/domain/tracking';
import { stepFactsLoaded } from './collection/request-steps.model.ts';
import { openAnalyticsPortal } from './test/open-analytics-portal.ts';
import { requestHandlers } from './test/request-handlers.ts';

const signedIn = { session: sessionFixture(), vendors: [vendorFixture()], handlers: requestHandlers() };

describe('the record of page events', () => {
  // Proves: analytics.pages
  it('names home, sign in and register for a visitor', async () => {
    const portal = await openAnalyticsPortal('/');
    portal.navigate('/connect?from=%2Fhistory');
    portal.navigate('/register');
    portal.navigate('/termsandconditions');
    portal.navigate('/history/k4ch');

    expect(await portal.recorded()).toEqual([
      { name: 'page-viewed', page: 'home' },
      { name: 'page-viewed', page: 'sign-in' },
      { name: 'page-viewed', page: 'register' },
    ]);
  });

  // Proves: analytics.pages
  it('names the transaction and the order tracking of a vendor once for each visit', async () => {
    const portal = await openAnalyticsPortal('/history/k4ch', signedIn);
    portal.navigate('/history/k4ch?order_id=k4ch-000001');
    portal.navigate('/order-tracking/k4ch');
    portal.navigate('/order-tracking/b2an');
    portal.navigate('/');
    await portal.fire(sessionEnded);

    expect(await portal.recorded()).toEqual([
      { name: 'page-viewed', page: 'transaction' },
      { name: 'page-viewed', page: 'order-tracking' },
      { name: 'page-viewed', page: 'home' },
    ]);
  });

  // Proves: analytics.pages
  it('names the steps of a request', async () => {
    const portal = await openAnalyticsPortal('/request-a-rider/k4ch', signedIn, stepFactsLoaded);
    await portal.fire(requestOpened, { vendorId: 'k4ch' });
    await portal.fire(suggestionPicked, placeFixture());
    await portal.fire(detailsCompleted);
    await portal.fire(requestClosed);

    expect(await portal.recorded()).toEqual([
      { name: 'request-step-reached', step: 'CheckServiceHours' },
      { name: 'request-step-reached', step: 'AskForDestinationAddress' },
      { name: 'request-step-reached', step: 'FillOrderDetails' },
      { name: 'request-step-reached', step: 'FillPaymentDetails' },
    ]);
  });

  // Proves: analytics.pages
  it('names the switch of all outlets in the history', async () => {
    const portal = await openAnalyticsPortal('/history/k4ch?outlets=all', signedIn);
    portal.navigate('/history/k4ch?outlets=all&phone=01711000111');
    portal.navigate('/history/k4ch');
    portal.navigate('/history/k4ch?outlets=all');

    expect(await portal.recorded()).toEqual([
      { name: 'page-viewed', page: 'transaction' },
      { name: 'outlets-toggled', page: 'transaction', includes_all: false },
      { name: 'outlets-toggled', page: 'transaction', includes_all: true },
    ]);
  });

  // Proves: analytics.pages
  it('names the switch of all outlets in the order tracking', async () => {
    const portal = await openAnalyticsPortal('/order-tracking/k4ch', {
      ...signedIn,
      handlers: [
        [listOrdersFx, () => ({ orders: [], cursor: null })],
        [loadCountryParameterFx, () => 'true'],
      ],
    });
    await import('./collection/tracking-outlets.model.ts');
    await portal.fire(allOutletsToggled, true);

    expect(await portal.recorded()).toEqual([
      { name: 'page-viewed', page: 'order-tracking' },
      { name: 'outlets-toggled', page: 'order-tracking', includes_all: true },
    ]);
  });

  // Proves: analytics.consent
  it('stops without consent, and starts with the current page when it is given again', async () => {
    const portal = await openAnalyticsPortal('/');
    await portal.recorded();
    await portal.fire(consentChanged, false);
    portal.navigate('/connect');
    portal.navigate('/register');
    await portal.fire(consentChanged, true);

    expect(await portal.recorded()).toEqual([
      { name: 'page-viewed', page: 'home' },
      { name: 'page-viewed', page: 'register' },
    ]);
  });
});

describe('the record of error events', () => {
  // Proves: analytics.errors
  it('names errors, rejected promises and files that failed to load', async () => {
    const portal = await openAnalyticsPortal('/termsandconditions');
    const script = document.body.appendChild(document.createElement('script'));
    const preload = document.body.appendChild(document.createElement('link'));
    preload.rel = 'modulepreload';
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Farhana') });
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Farhana') }));
    window.dispatchEvent(rejection);
    window.dispatchEvent(new Event('vite:preloadError'));
    script.dispatchEvent(new Event('error'));
    preload.dispatchEvent(new Event('error'));

    expect(await portal.recorded()).toEqual([
      { name: 'error-thrown', source: 'script', kind: 'RangeError', frames: [] },
      { name: 'error-thrown', source: 'promise', kind: 'TypeError', frames: [] },
      { name: 'load-failed', kind: 'chunk' },
      { name: 'load-failed', kind: 'script' },
    ]);
  });
});

describe('the queue of events', () => {
  // Proves: analytics.batches
  it('is sent when the browser hides the page', async () => {
    const portal = await openAnalyticsPortal('/');
    const before = await portal.recorded();
    portal.navigate('/register');
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');

    expect(portal.sent).toEqual([...before, { name: 'page-viewed', page: 'register' }]);
  });
});
