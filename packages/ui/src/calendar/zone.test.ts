import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import { dayOf, startOfDay } from './zone.ts';

const MINUTE = 60_000;
/** Formatters by time zone. The dates that they format are the test oracle. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatDay(instant: number, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}
function firstMinuteOf(day: string, timeZone: string): number {
  let instant = Date.parse(`${day}T00:00:00Z`) - 16 * 60 * MINUTE;
  while (formatDay(instant, timeZone) < day) instant += MINUTE;
  return instant;
}

const zones = [
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'America/Santiago',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
];

describe('startOfDay', () => {
  it('returns the instant of a clock change that skips midnight', () => {
    const iso = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString();
    expect(iso('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
    expect(iso('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(iso('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
  });

  it('returns the earlier of two midnights, and the start of the next day for a skipped day', () => {
    expect(new Date(startOfDay('2026-11-01', 'America/Havana')).toISOString()).toBe(
      '2026-11-01T04:00:00.000Z',
    );
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(startOfDay('2011-12-31', 'Pacific/Apia'));
  });

  it('returns the first minute to which Intl assigns the date, around every kind of clock change', () => {
    const changes = [
      ['Africa/Cairo', '2026-04-24'],
      ['Africa/Cairo', '2026-10-30'],
      ['Asia/Beirut', '2026-03-29'],
      ['Asia/Beirut', '2026-10-25'],
      ['America/Havana', '2026-03-08'],
      ['America/Havana', '2026-11-01'],
      ['America/Santiago', '2026-09-06'],
      ['America/St_Johns', '2005-04-03'],
      ['America/St_Johns', '2005-10-30'],
      ['Pacific/Apia', '2011-12-30'],
      ['Australia/Lord_Howe', '2026-04-05'],
    ] as const;
    for (const [zone, changed] of changes)
      for (const dayOffset of [-1, 0, 1]) {
        const day = addDays(changed, dayOffset);
        expect(startOfDay(day, zone), `${zone} ${day}`).toBe(firstMinuteOf(day, zone));
      }
  });

  it('returns the first minute to which Intl assigns the date, on random days in random zones', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 36 * 365 }), (zone, days) => {
        const day = addDays('2000-01-01', days);
        expect(startOfDay(day, zone), `${zone} ${day}`).toBe(firstMinuteOf(day, zone));
      }),
      { numRuns: 150 },
    );
  });
});

describe('dayOf', () => {
  it('returns the date in the given zone instead of the browser zone', () => {
    const instant = Date.parse('2026-11-21T18:30:00Z');
    expect([dayOf(instant, 'Asia/Dhaka'), dayOf(instant, 'UTC')]).toEqual(['2026-11-22', '2026-11-21']);
  });
});
