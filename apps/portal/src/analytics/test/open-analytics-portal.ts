import { allSettled, createWatch, type Event, type EventCallable } from 'effector';
import { navigate } from 'wouter/use-browser-location';
import { pageHidden, recordingStarted } from '@saddlebag/domain/analytics';
import { consentChanged } from '@saddlebag/domain/analytics-consent';
import type { AnalyticsEvent } from '@saddlebag/domain/contracts';
import { appStarted, type Build } from '@saddlebag/domain/environment';
import { jsonResponse, seedScope, type Seed } from '@saddlebag/domain/testing';
import { exampleMarket } from '@saddlebag/domain/contracts';
import { startAnalytics } from '../index.ts';

const build: Build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' };

/**
 * Opens a path with consent to analytics. The browser's location and the models are real, and the calls are not.
 * @param ready the event to wait for, because some code loads in its own time
 */
export const openAnalyticsPortal = async (
  path: string,
  seed: Seed = {},
  ready: Event<void> = recordingStarted,
) => {
  const sent: AnalyticsEvent[] = [];
  navigate(path);
  const scope = seedScope({
    ...seed,
    fetch: (url, init) => {
      if (url !== '/sandbox/analytics') return Promise.reject(new TypeError('Failed to fetch'));
      sent.push(...(JSON.parse(String(init?.body)) as { events: AnalyticsEvent[] }).events);
      return Promise.resolve(jsonResponse(200, { result: true }));
    },
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  await fire(appStarted, build);
  /** Resolves when the event fires next. */
  const next = <T>(event: Event<T>) =>
    new Promise((resolve) => createWatch({ unit: event, scope, fn: resolve }));
  const isReady = next(ready);
  startAnalytics(scope);
  await fire(consentChanged, true);
  await isReady;
  /** Returns all events that have been recorded. */
  const recorded = async (): Promise<readonly AnalyticsEvent[]> => {
    await fire(pageHidden);
    return [...sent];
  };
  return {
    scope,
    fire,
    next,
    sent: sent as readonly AnalyticsEvent[],
    recorded,
    navigate,
    /** Ends the recording, because all portals of a test file share one window. */
    close: () => fire(consentChanged, false),
  };
};
