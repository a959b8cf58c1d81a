import { createEvent, createStore, sample } from 'effector';
import { knownTimeZone } from '../../contracts/index.ts';
import { createReportFx } from '../../platform/ports/internal.ts';
import { $market } from '../vendors/index.ts';

/** The page has loaded. Starts the reports of unknown time zones. */
export const zoneReportStarted = createEvent();

const $reportedZones = createStore<readonly string[]>([], { serialize: 'ignore' });
const $isStarted = createStore(false, { serialize: 'ignore' }).on(zoneReportStarted, () => true);
const reportFx = createReportFx('The browser does not know the time zone of the market.');

// Report each time zone once. Times of the market appear in UTC, and the service counts as open.
const unknownZoneFound = sample({
  clock: [zoneReportStarted, $market],
  source: { market: $market, reported: $reportedZones, isStarted: $isStarted },
  filter: ({ market: { timeZone }, reported, isStarted }) =>
    isStarted && knownTimeZone(timeZone) !== timeZone && !reported.includes(timeZone),
  fn: ({ market }) => market.timeZone,
});
sample({ clock: unknownZoneFound, fn: () => ({ kind: 'time-zone' }), target: reportFx });
$reportedZones.on(unknownZoneFound, (zones, zone) => [...zones, zone]);
