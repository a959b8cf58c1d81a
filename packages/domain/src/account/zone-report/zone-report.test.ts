import { allSettled } from 'effector';
import { afterEach, describe, expect, it } from 'vitest';
import { markets } from '../../contracts/index.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { $reporter } from '../../platform/ports/index.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { zoneReportStarted } from './index.ts';

const zoneOfUkraine = markets.ua.timeZone;
afterEach(() => {
  Object.assign(markets.ua, { timeZone: zoneOfUkraine });
});

/** Opens a page in Ukraine with the given time zone and returns what it reports. */
const reportsIn = async (timeZone: string) => {
  Object.assign(markets.ua, { timeZone });
  const reports: unknown[] = [];
  const reporter = { report: (message: string, detail: unknown) => reports.push([message, detail]) };
  const scope = seedScope({ values: [[$reporter, reporter]] });
  await allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: markets.ua, brand: 'gira' },
  });
  await allSettled(zoneReportStarted, { scope });
  await allSettled(zoneReportStarted, { scope });
  return reports;
};

describe('the time zone of the market', () => {
  it('is reported once if the browser does not know it', async () => {
    expect(await reportsIn('Mars/Olympus')).toEqual([
      ['The browser does not know the time zone of the market.', { kind: 'time-zone' }],
    ]);
  });

  it('is not reported if the browser knows it', async () => {
    expect(await reportsIn(zoneOfUkraine)).toEqual([]);
  });
});
