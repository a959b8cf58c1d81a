import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// Computed with Python's zoneinfo (tzdata 2012 to 2024) for the time zones of all markets and for three zones
// with skipped or repeated midnights. Maps a zone to [unix seconds of a clock change, minute of the day just
// before it, minute of the day at it].
import clockChanges from './clock-changes.json' with { type: 'json' };
import { isOpen, formatMinute, parseServiceHours } from './service-hours.ts';
import zoneOracle from './zone-oracle.json' with { type: 'json' };

/** Converts a wall-clock time on 2026-11-21 in Dhaka (UTC+6, no daylight saving time) to an instant. */
const dhaka = (hour: number, minute: number, second = 0) => Date.UTC(2026, 10, 21, hour - 6, minute, second);
const isOpenInDhaka = (text: string, instant: number) =>
  isOpen(parseServiceHours(text), instant, 'Asia/Dhaka');

describe('parseServiceHours', () => {
  // Proves: rule.hours-format
  it('parses four digits, a colon and four digits', () => {
    expect(parseServiceHours('0900:2230')).toEqual({ from: 540, to: 1350 });
    expect(parseServiceHours(' 0000:2359 ')).toEqual({ from: 0, to: 1439 });
  });

  // Proves: rule.hours-format, constant.service-hours-bound
  it.each([
    '',
    '900:2200',
    '09:00-22:00',
    '0900:2400',
    '2360:0100',
    '0960:2200',
    '0900:2200:',
    'open',
    '০৯০০:২২০০',
  ])('rejects %j', (text) => expect(parseServiceHours(text)).toBeNull());
});

describe('isOpen', () => {
  // Proves: state.hours-within
  it('includes both ends of the service hours', () => {
    expect(isOpenInDhaka('0900:2200', dhaka(8, 59, 59))).toBe(false);
    expect(isOpenInDhaka('0900:2200', dhaka(9, 0))).toBe(true);
    expect(isOpenInDhaka('0900:2200', dhaka(22, 0, 59))).toBe(true);
    expect(isOpenInDhaka('0900:2200', dhaka(22, 1))).toBe(false);
  });

  // Proves: state.hours-equal
  it('is true all day from 0000 to 2359 and between equal ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        expect(isOpenInDhaka('0000:2359', dhaka(0, 0, second))).toBe(true);
        expect(isOpenInDhaka('1200:1200', dhaka(0, 0, second))).toBe(true);
      }),
    );
  });

  // Proves: state.hours-wrap-midnight
  it('wraps around midnight', () => {
    expect(isOpenInDhaka('1800:0200', dhaka(17, 59))).toBe(false);
    expect(isOpenInDhaka('1800:0200', dhaka(18, 0))).toBe(true);
    expect(isOpenInDhaka('1800:0200', dhaka(1, 30))).toBe(true);
    expect(isOpenInDhaka('1800:0200', dhaka(2, 1))).toBe(false);
  });

  // Proves: state.hours-error
  it('is true when the hours are missing or malformed', () => {
    expect(isOpenInDhaka('nonsense', dhaka(4, 0))).toBe(true);
    expect(isOpen(null, dhaka(4, 0), 'Asia/Dhaka')).toBe(true);
  });
});

describe('formatMinute', () => {
  it('formats a minute of the day as a time', () => {
    expect(formatMinute(parseServiceHours('0905:2200')?.from ?? 0)).toBe('09:05');
  });
});

const DAY = 1440;
const changes = Object.entries(clockChanges).flatMap(([zone, rows]) => rows.map((row) => ({ zone, row })));
/** An instant within an hour of a clock change, with the minute that wall clocks show. */
const aroundChanges = fc
  .record({ change: fc.constantFrom(...changes), second: fc.integer({ min: -3540, max: 3540 }) })
  .map(({ change: { zone, row }, second }) => {
    const [at = 0, before = 0, after = 0] = row;
    const minutes = Math.floor(second / 60);
    // One second before the change, clocks still show the minute before it.
    const shown = second < 0 ? before + minutes + 1 : after + minutes;
    return { zone, instant: (at + second) * 1000, minute: (shown + DAY) % DAY };
  });
const regularInstants = Object.entries(zoneOracle).flatMap(([zone, rows]) =>
  rows.map(([instant, , wall]) => {
    const [hour, minute] = String(wall).slice(11, 16).split(':').map(Number);
    return { zone, instant: Number(instant) * 1000, minute: (hour ?? 0) * 60 + (minute ?? 0) };
  }),
);

const hhmm = (minute: number) =>
  `${Math.floor(minute / 60)}`.padStart(2, '0') + `${minute % 60}`.padStart(2, '0');

/**
 * Lists the minutes of a window by counting from its first to its last minute, over midnight if necessary.
 */
const minutesInside = (from: number, to: number): ReadonlySet<number> => {
  const inside = new Set<number>();
  for (let minute = from; ; minute = (minute + 1) % DAY) {
    inside.add(minute);
    if (minute === to) return inside;
  }
};

describe('isOpen in the time zones of all markets', () => {
  // Proves: state.hours-zone, state.hours-within, state.hours-wrap-midnight
  it('follows the wall clock across clock changes and skipped midnights', () => {
    expect(changes.length).toBeGreaterThan(80);
    const minute = fc.integer({ min: 0, max: DAY - 1 });
    fc.assert(
      fc.property(
        fc.oneof(aroundChanges, fc.constantFrom(...regularInstants)),
        minute,
        minute,
        (now, from, to) => {
          const open = isOpen(parseServiceHours(`${hhmm(from)}:${hhmm(to)}`), now.instant, now.zone);
          expect(open).toBe(from === to || minutesInside(from, to).has(now.minute));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('uses the local minute immediately before and after a clock change', () => {
    for (const { zone, row } of changes) {
      const [at = 0, before = 0, after = 0] = row;
      const endsBeforeChange = parseServiceHours(`${hhmm(before)}:${hhmm((before + DAY - 1) % DAY)}`);
      const first = { from: after, to: (after + 1) % DAY };
      expect(isOpen(endsBeforeChange, (at - 1) * 1000, zone), `${zone} ${at}`).toBe(true);
      expect(isOpen(first, at * 1000, zone), `${zone} ${at}`).toBe(true);
      expect(isOpen(first, (at - 1) * 1000, zone), `${zone} ${at}`).toBe(
        before === first.from || before === first.to,
      );
    }
  });
});
