import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { isDeliveryTime } from '../../contracts/pre-order.ts';
import { parseServiceHours } from '../../contracts/service-hours.ts';
import { deliveryTimes } from './delivery-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const zones = [
  ...new Set([
    ...Object.values(markets).map(({ timeZone }) => timeZone),
    'America/Santiago',
    'America/Havana',
  ]),
];

/** The formatters of `formatWallClock` by time zone. */
const clockFormatters = new Map<string, Intl.DateTimeFormat>();
/** Formats the wall clock time of a zone as `HH:MM:SS`. Independent of the tested code. */
const formatWallClock = (instant: number, timeZone: string): string => {
  const clock =
    clockFormatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'medium' });
  clockFormatters.set(timeZone, clock);
  return clock.format(instant);
};

/** The test oracle: checks the rule for every minute of the next 48 hours. */
const expectedTimes = (now: number, hours: string, timeZone: string): readonly number[] => {
  const [from = '', to = ''] = hours.split(':').map((end) => `${end.slice(0, 2)}:${end.slice(2)}`);
  const times: number[] = [];
  for (let at = Math.ceil(now / MINUTE) * MINUTE; at <= now + 48 * HOUR; at += MINUTE) {
    const time = formatWallClock(at, timeZone);
    const minute = time.slice(0, 5);
    const isInside =
      from === to ? true : from < to ? from <= minute && minute <= to : from <= minute || minute <= to;
    if (/:(?:00|15|30|45):00$/.test(time) && at - now >= 55 * MINUTE && isInside) times.push(at);
  }
  return times;
};

/** The days with a clock change in any of the zones, from 2024 to 2030. */
const clockChanges = zones.flatMap((timeZone) => {
  const minutesAheadOfUtc = (at: number) => {
    const [hour = 0, minute = 0] = formatWallClock(at, timeZone).split(':').map(Number);
    return (
      (hour * 60 + minute - new Date(at).getUTCHours() * 60 - new Date(at).getUTCMinutes() + 2880) % 1440
    );
  };
  const found: { readonly timeZone: string; readonly at: number }[] = [];
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2030, 0, 1); day += 24 * HOUR)
    if (minutesAheadOfUtc(day) !== minutesAheadOfUtc(day + 24 * HOUR)) found.push({ timeZone, at: day });
  return found;
});

const clockTime = fc
  .tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.oneof(fc.constantFrom(0, 15, 30, 45), fc.integer({ min: 0, max: 59 })),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));
const serviceHours = fc.oneof(
  fc.constant('0000:2359'),
  fc.tuple(clockTime, clockTime).map((ends) => ends.join(':')),
);
const anyDay = fc.record({
  timeZone: fc.constantFrom(...zones),
  now: fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }),
});
const aroundClockChange = fc
  .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -49 * HOUR, max: 24 * HOUR }))
  .map(([{ timeZone, at }, distance]) => ({ timeZone, now: at + distance }));

const availableTimes = (now: number, hours: string, timeZone: string) =>
  deliveryTimes({ now, hours: parseServiceHours(hours), timeZone });

describe('the list of delivery times', () => {
  it('matches a minute-by-minute check in every market, including around clock changes', () => {
    expect(clockChanges.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(fc.oneof(anyDay, aroundClockChange), serviceHours, ({ timeZone, now }, hours) => {
        expect(availableTimes(now, hours, timeZone)).toEqual(expectedTimes(now, hours, timeZone));
      }),
      { numRuns: 150 },
    );
  });

  it('contains exactly the instants that isDeliveryTime accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyDay, aroundClockChange),
        serviceHours,
        fc.integer({ min: -HOUR, max: 49 * HOUR }),
        ({ timeZone, now }, hours, distance) => {
          const rule = { now, hours: parseServiceHours(hours), timeZone };
          const times = deliveryTimes(rule);
          for (const time of times) expect(isDeliveryTime(time, rule)).toBe(true);
          expect(isDeliveryTime(now + distance, rule)).toBe(times.includes(now + distance));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('starts at the first quarter hour at least 55 minutes from now and ends within 48 hours', () => {
    const times = availableTimes(Date.parse('2026-11-21T12:05:00Z'), '0000:2359', 'Asia/Dhaka');
    expect(times[0]).toBe(Date.parse('2026-11-21T13:00:00Z'));
    expect(times.at(-1)).toBe(Date.parse('2026-11-23T12:00:00Z'));
    expect(availableTimes(Date.parse('2026-11-21T12:05:00.001Z'), '0000:2359', 'Asia/Dhaka')[0]).toBe(
      Date.parse('2026-11-21T13:15:00Z'),
    );
  });

  it('omits the hour that a clock change skips, including midnight', () => {
    const texts = availableTimes(Date.parse('2026-04-23T18:00:00Z'), '0000:2359', 'Africa/Cairo').map(
      (time) => formatWallClock(time, 'Africa/Cairo'),
    );
    const last = texts.indexOf('23:45:00');
    expect(texts[last + 1]).toBe('01:00:00');
  });

  it('contains both occurrences of an hour that a clock change repeats', () => {
    const firstTimes = availableTimes(Date.parse('2026-10-29T18:00:00Z'), '2300:2345', 'Africa/Cairo').slice(
      0,
      8,
    );
    expect(firstTimes.map((time) => formatWallClock(time, 'Africa/Cairo').slice(0, 5))).toEqual([
      '23:00',
      '23:15',
      '23:30',
      '23:45',
      '23:00',
      '23:15',
      '23:30',
      '23:45',
    ]);
  });

  it.each([Number.NaN, Infinity, -Infinity, 0])('excludes the instant %s', (instant) => {
    expect(isDeliveryTime(instant, { now: 1_790_000_000_000, hours: null, timeZone: 'Asia/Dhaka' })).toBe(
      false,
    );
  });
});
