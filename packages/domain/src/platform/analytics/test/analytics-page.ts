import { allSettled } from 'effector';
import { exampleMarket } from '../../../contracts/index.ts';
import type { AnalyticsEvent } from '../../../contracts/index.ts';
import { createMemoryStorage } from '../../ports/storage.ts';
import type { KeyValueStorage, Reporter } from '../../ports/index.ts';
import { jsonResponse } from '../../../testing/scripted-service.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { $build, type Environment } from '../../environment/index.ts';
import { analyticsStarted, consentChanged } from '../consent.model.ts';
import { collectionLoaded, eventRecorded } from '../index.ts';

interface AnalyticsPageOptions {
  readonly hasConsent?: boolean;
  readonly environment?: Environment;
  readonly storage?: KeyValueStorage;
  readonly reporter?: Reporter;
}

/** Opens a page that has loaded the code of analytics. A test switches the service off with `service.isDown`. */
export const openAnalyticsPage = async ({
  hasConsent = true,
  environment = 'sandbox',
  storage = createMemoryStorage(),
  reporter = { report: () => undefined },
}: AnalyticsPageOptions = {}) => {
  const clock = createVirtualClock();
  const service = { isDown: false };
  const requests: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const scope = seedScope({
    clock,
    storage,
    reporter,
    values: [[$build, { environment, market: exampleMarket, brand: 'mangrove' }]],
    fetch: (url, init) => {
      requests.push({ url: String(url), init });
      return service.isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(jsonResponse(200, { result: true }));
    },
  });
  const changeConsent = (isGranted: boolean) => allSettled(consentChanged, { scope, params: isGranted });
  await allSettled(analyticsStarted, { scope });
  if (hasConsent) await changeConsent(true);
  await allSettled(collectionLoaded, { scope });
  return {
    clock,
    service,
    requests,
    scope,
    storage,
    changeConsent,
    record: (event: AnalyticsEvent) => allSettled(eventRecorded, { scope, params: event }),
    /** The batches that were sent. */
    batches: () =>
      requests.map(({ init }) => (JSON.parse(String(init?.body)) as { events: AnalyticsEvent[] }).events),
  };
};
