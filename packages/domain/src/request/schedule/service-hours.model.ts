import { attach, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx, $serverOffsetMs } from '../../api/index.ts';
import { $format } from '../../platform/formats/internal.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';
import {
  isOpen,
  formatMinute,
  parseServiceHours,
  formatClock,
  localTimeOf,
} from '../../platform/time/index.ts';
import type { HoursWindow } from '../../platform/time/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { $requestMarket } from '../draft/index.ts';
import { checkingServiceHours, type ClosedHours, type ServiceHours } from './service-hours.ts';

/** Interval between two checks of the clock while the screen is open. */
const RECHECK_MS = 30_000;

export const hoursRetried = createEvent();
/** Loads the service hours and starts the periodic check. Fired by the request model. */
export const hoursWatchStarted = createEvent();
/** Stops the periodic check. Fired by the request model. */
export const hoursWatchStopped = createEvent();

const loadFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'serviceHours' } => ({ name: 'serviceHours' }),
});
const ticker = createTicker({ every: RECHECK_MS });
const hoursCheckStarted = createEvent<HoursWindow | null>();

/** `window` is null if the hours could not be loaded or parsed. The service counts as open then. */
const $loadedHours = createStore<{ readonly window: HoursWindow | null } | null>(null)
  .on(loadFx.doneData, (_, text) => ({ window: parseServiceHours(text) }))
  .on(loadFx.fail, () => ({ window: null }))
  .reset(hoursWatchStarted);

/** Null until the hours have loaded, and if they are unavailable. The service counts as open then. */
export const $hoursWindow = $loadedHours.map((hours) => hours?.window ?? null);

export const $serviceHours = createStore<ServiceHours>(checkingServiceHours).reset(hoursWatchStarted);
const $hoursStatus = $serviceHours.map(({ status }) => status);

sample({ clock: [hoursWatchStarted, hoursRetried], target: loadFx });
sample({ clock: hoursWatchStarted, target: ticker.start });
sample({ clock: hoursWatchStopped, target: ticker.stop });

// Compare the hours with the market's clock after they load and at each tick.
const hoursLoaded = sample({
  clock: [$loadedHours, ticker.intervalElapsed, hoursRetried],
  source: $loadedHours,
}).filterMap((hours) => hours ?? undefined);
sample({ clock: hoursLoaded, fn: ({ window }) => window, target: hoursCheckStarted });
sample({
  clock: hoursCheckStarted,
  source: { market: $requestMarket, clock: $clock, offset: $serverOffsetMs },
  fn: ({ market, clock, offset }, window): ServiceHours => {
    const now = clock.now() + offset;
    const { hour, minute } = localTimeOf(now, market.timeZone);
    const time = formatClock(hour, minute);
    if (!window) return { status: 'open', from: null, to: null, now: time };
    return {
      status: isOpen(window, now, market.timeZone) ? 'open' : 'closed',
      from: formatMinute(window.from),
      to: formatMinute(window.to),
      now: time,
    };
  },
  target: $serviceHours,
});

// Notify the vendor of the service hours when the service closes.
const serviceClosed = sample({ clock: $hoursStatus.updates, source: $serviceHours }).filterMap(
  (hours): ClosedHours | undefined => (hours.status === 'closed' ? hours : undefined),
);
sample({
  clock: serviceClosed,
  source: $format,
  fn: ({ formatClockTime }, { from, to, now }) =>
    toast<RequestTextKey>('info', 'toast.service-hours', {
      from: formatClockTime(from),
      to: formatClockTime(to),
      time: formatClockTime(now),
    }),
  target: notify,
});
