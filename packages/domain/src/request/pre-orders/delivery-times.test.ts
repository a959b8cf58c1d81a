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

/** The oracle's clock: what the platform writes, `HH:MM:SS`. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const wall = (instant: number, timeZone: string): string => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(instant);
};

/** The oracle: every minute from now on is looked at, and those kept that the rule asks for in words. */
const lookedThrough = (now: number, hours: string, timeZone: string): readonly number[] => {
  const [from = '', to = ''] = hours.split(':').map((end) => `${end.slice(0, 2)}:${end.slice(2)}`);
  const found: number[] = [];
  for (let at = Math.ceil(now / MINUTE) * MINUTE; at <= now + 48 * HOUR; at += MINUTE) {
    const time = wall(at, timeZone);
    const minute = time.slice(0, 5);
    const isInside =
      from === to ? true : from < to ? from <= minute && minute <= to : from <= minute || minute <= to;
    if (/:(?:00|15|30|45):00$/.test(time) && at - now >= 55 * MINUTE && isInside) found.push(at);
  }
  return found;
};

/** The hours in which the clocks of the zones were or will be changed, from 2024 to 2030. */
const changes = zones.flatMap((timeZone) => {
  const ahead = (at: number) => {
    const [hour = 0, minute = 0] = wall(at, timeZone).split(':').map(Number);
    return (
      (hour * 60 + minute - new Date(at).getUTCHours() * 60 - new Date(at).getUTCMinutes() + 2880) % 1440
    );
  };
  const found: { readonly timeZone: string; readonly at: number }[] = [];
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2030, 0, 1); day += 24 * HOUR)
    if (ahead(day) !== ahead(day + 24 * HOUR)) found.push({ timeZone, at: day });
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
const aroundChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -49 * HOUR, max: 24 * HOUR }))
  .map(([{ timeZone, at }, distance]) => ({ timeZone, now: at + distance }));

const offered = (now: number, hours: string, timeZone: string) =>
  deliveryTimes({ now, hours: parseServiceHours(hours), timeZone });

describe('the delivery times that are offered', () => {
  it('are those that looking at every minute of the clock finds, in every market, whenever clocks change', () => {
    expect(changes.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(fc.oneof(anyDay, aroundChange), serviceHours, ({ timeZone, now }, hours) => {
        expect(offered(now, hours, timeZone)).toEqual(lookedThrough(now, hours, timeZone));
      }),
      { numRuns: 150 },
    );
  });

  it('are the ones that the rule takes, and it takes no instant beside them', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyDay, aroundChange),
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

  it('begin 55 minutes ahead, rounded up to the quarter, and end after 48 hours, both included', () => {
    const times = offered(Date.parse('2026-11-21T12:05:00Z'), '0000:2359', 'Asia/Dhaka');
    expect(times[0]).toBe(Date.parse('2026-11-21T13:00:00Z'));
    expect(times.at(-1)).toBe(Date.parse('2026-11-23T12:00:00Z'));
    expect(offered(Date.parse('2026-11-21T12:05:00.001Z'), '0000:2359', 'Asia/Dhaka')[0]).toBe(
      Date.parse('2026-11-21T13:15:00Z'),
    );
  });

  it('leave out what a clock leaves out, midnight included', () => {
    const texts = offered(Date.parse('2026-04-23T18:00:00Z'), '0000:2359', 'Africa/Cairo').map((time) =>
      wall(time, 'Africa/Cairo'),
    );
    const last = texts.indexOf('23:45:00');
    expect(texts[last + 1]).toBe('01:00:00');
  });

  it('have both sides of an hour that comes twice', () => {
    const late = offered(Date.parse('2026-10-29T18:00:00Z'), '2300:2345', 'Africa/Cairo').slice(0, 8);
    expect(late.map((time) => wall(time, 'Africa/Cairo').slice(0, 5))).toEqual([
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

  it.each([Number.NaN, Infinity, -Infinity, 0])('never are %s', (instant) => {
    expect(isDeliveryTime(instant, { now: 1_790_000_000_000, hours: null, timeZone: 'Asia/Dhaka' })).toBe(
      false,
    );
  });
});
