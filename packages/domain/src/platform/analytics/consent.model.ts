import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { $build } from '../environment/index.ts';
import { $storage } from '../ports/index.ts';
import { $analyticsSinks } from './sinks.ts';

/** Key of the device, which a logout keeps. */
const storageKey = 'saddlebag:analytics';
const granted = 'on';

/** The page has loaded. Reads the consent of this device. */
export const analyticsStarted = createEvent();
/** The vendor gave or withdrew the consent to analytics on this device. */
export const consentChanged = createEvent<boolean>();

const storedConsentRead = createEvent<string | null>();

/** True if this environment has an analytics service. */
export const $isAnalyticsAvailable = combine(
  $analyticsSinks,
  $build,
  (sinks, { environment }) => sinks[environment] !== null,
);
export const $hasConsent = createStore(false)
  .on(consentChanged, (_, hasConsent) => hasConsent)
  .on(storedConsentRead, (_, stored) => stored === granted);
/** True while analytics events may be queued and sent. */
export const $isCollecting = combine(
  $isAnalyticsAvailable,
  $hasConsent,
  (isAvailable, hasConsent) => isAvailable && hasConsent,
);

// Another tab may change the consent of the device at any time.
const followStorageFx = attach({
  source: $storage,
  effect: (storage) => {
    const report = scopeBind(storedConsentRead, { safe: true });
    storage.subscribe(storageKey, report);
    report(storage.read(storageKey));
  },
});
const storeConsentFx = attach({
  source: $storage,
  effect: (storage, hasConsent: boolean) =>
    hasConsent ? storage.write(storageKey, granted) : storage.remove(storageKey),
});

sample({ clock: analyticsStarted, target: followStorageFx });
sample({ clock: consentChanged, target: storeConsentFx });
