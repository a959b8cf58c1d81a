import { attach, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx, $serverOffsetMs } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';
import { isOpen, minuteText, parseServiceHours, clockText, localTimeOf } from '../../platform/time/index.ts';
import type { HoursWindow } from '../../platform/time/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { $requestMarket } from '../draft/index.ts';
import { checkingServiceHours, type ServiceHours } from './service-hours.ts';

/** Between two looks at the clock while the screen is open. */
const RECHECK_MS = 30_000;

/** The vendor asked to look at the service hours again. */
export const hoursRetried = createEvent();
/** The screen needs to know the hours. Fired by the request's model. */
export const hoursWatchStarted = createEvent();
/** The screen was left. Fired by the request's model. */
export const hoursWatchStopped = createEvent();

const loadFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'serviceHours' } => ({ name: 'serviceHours' }),
});
const ticker = createTicker({ every: RECHECK_MS });
const hoursCheckStarted = createEvent<HoursWindow | null>();

/** `window` is null when it could not be had or read: then the service counts as open. */
const $loadedHours = createStore<{ readonly window: HoursWindow | null } | null>(null)
  .on(loadFx.doneData, (_, text) => ({ window: parseServiceHours(text) }))
  .on(loadFx.fail, () => ({ window: null }))
  .reset(hoursWatchStarted);

/** Null while the hours are not known, and when they cannot be: then nothing is closed. */
export const $hoursWindow = $loadedHours.map((known) => known?.window ?? null);

export const $serviceHours = createStore<ServiceHours>(checkingServiceHours).reset(hoursWatchStarted);
const $hoursStatus = $serviceHours.map(({ status }) => status);

sample({ clock: [hoursWatchStarted, hoursRetried], fn: () => undefined, target: loadFx });
sample({ clock: hoursWatchStarted, target: ticker.start });
sample({ clock: hoursWatchStopped, target: ticker.stop });

// When the hours are known, and as time passes, they are held against the market's clock.
sample({
  clock: [$loadedHours, ticker.ticked, hoursRetried],
  source: $loadedHours,
  filter: (known) => known !== null,
  fn: (known) => known?.window ?? null,
  target: hoursCheckStarted,
});
sample({
  clock: hoursCheckStarted,
  source: { market: $requestMarket, clock: $clock, offset: $serverOffsetMs },
  fn: ({ market, clock, offset }, window): ServiceHours => {
    const now = clock.now() + offset;
    const { hour, minute } = localTimeOf(now, market.timeZone);
    return {
      status: isOpen(window, now, market.timeZone) ? 'open' : 'closed',
      from: window && minuteText(window.from),
      to: window && minuteText(window.to),
      now: clockText(hour, minute),
    };
  },
  target: $serviceHours,
});

// When the service closes, the vendor hears the hours.
sample({
  clock: $hoursStatus,
  source: $serviceHours,
  filter: (_, status) => status === 'closed',
  fn: ({ from, to, now }) => ({
    tone: 'info' as const,
    message: {
      key: 'toast.service-hours' satisfies RequestTextKey,
      params: { from: from ?? '', to: to ?? '', time: now ?? '' },
    },
  }),
  target: notify,
});
