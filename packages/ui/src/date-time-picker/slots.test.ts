import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarterHours } from './index.ts';
import { closestSlot } from './closest-slot.ts';
import { nextSlot } from './next-slot.ts';
import { isRepeated, slotDays, slotName, slotRows, slotTime } from './slots.ts';

const MINUTE = 60_000;
const zones = [
  'Asia/Dhaka',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Antarctica/Troll',
  'America/Havana',
];
const clockTime = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
/** Test oracle: finds quarter hours by formatting every minute of the range. */
function scanQuarterHours(from: number, to: number, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, minute: '2-digit', second: '2-digit' });
  const instants: number[] = [];
  for (let cursor = Math.ceil(from / MINUTE) * MINUTE; cursor <= to; cursor += MINUTE)
    if (/^(?:00|15|30|45):00$/.test(clock.format(cursor))) instants.push(cursor);
  return instants;
}
const parseInstant = (text: string) => Date.parse(text);
const dateStyle = { locale: 'en-GB', nativeDigits: false };

describe('quarterHours', () => {
  it('skips local times that do not exist when clocks go forward', () => {
    const instants = quarterHours({
      from: parseInstant('2026-03-29T00:30:00Z'),
      to: parseInstant('2026-03-29T01:15:00Z'),
      timeZone: 'Europe/Berlin',
    });
    expect(instants.map((slot) => clockTime(slot, 'Europe/Berlin'))).toEqual([
      '01:30:00',
      '01:45:00',
      '03:00:00',
      '03:15:00',
    ]);
  });

  it('includes both occurrences of an hour repeated when clocks go back', () => {
    const instants = quarterHours({
      from: parseInstant('2026-10-25T00:00:00Z'),
      to: parseInstant('2026-10-25T01:45:00Z'),
      timeZone: 'Europe/Berlin',
    });
    expect(instants).toHaveLength(8);
    const times = instants.map((slot) => slotTime(slot, 'Europe/Berlin', dateStyle));
    // ICU versions differ in whether they pad the hour with a zero.
    expect([times[0], times[4]]).toEqual([
      expect.stringMatching(/^0?2:00 GMT\+2$/),
      expect.stringMatching(/^0?2:00 GMT\+1$/),
    ]);
  });

  it('includes both ends of the range', () => {
    const [from, to] = [parseInstant('2026-11-21T12:00:00Z'), parseInstant('2026-11-21T12:30:00Z')];
    expect(quarterHours({ from, to, timeZone: 'Asia/Dhaka' })).toEqual([from, from + 15 * MINUTE, to]);
    expect(quarterHours({ from: to, to: from, timeZone: 'Asia/Dhaka' })).toEqual([]);
  });

  it('matches a minute-by-minute scan of the clock', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.oneof(
          fc.integer({ min: parseInstant('2000-01-01'), max: parseInstant('2036-01-01') }),
          // Days close to common daylight saving changes.
          fc
            .constantFrom(
              '2026-03-08',
              '2026-03-29',
              '2026-04-05',
              '2026-04-24',
              '2026-10-04',
              '2026-10-25',
              '2026-10-30',
              '2026-11-01',
            )
            .chain((day) =>
              fc.integer({
                min: parseInstant(day) - 18 * 60 * MINUTE,
                max: parseInstant(day) + 18 * 60 * MINUTE,
              }),
            ),
        ),
        fc.integer({ min: 0, max: 600 }),
        (timeZone, from, minutes) => {
          const to = from + minutes * MINUTE;
          expect(quarterHours({ from, to, timeZone })).toEqual(scanQuarterHours(from, to, timeZone));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('isRepeated', () => {
  it('returns true only for local times that occur twice', () => {
    const repeatedTimes = quarterHours({
      from: parseInstant('2026-10-29T19:00:00Z'),
      to: parseInstant('2026-10-29T23:00:00Z'),
      timeZone: 'Africa/Cairo',
    })
      .filter((slot) => isRepeated(slot, 'Africa/Cairo'))
      .map((slot) => new Date(slot).toISOString().slice(11, 16));
    expect(repeatedTimes).toEqual(['20:00', '20:15', '20:30', '20:45', '21:00', '21:15', '21:30', '21:45']);
    expect(isRepeated(parseInstant('2026-04-23T22:00:00Z'), 'Africa/Cairo')).toBe(false);
  });
});

describe('slotName', () => {
  it('separates date and time by the comma of the language', () => {
    const slot = parseInstant('2026-11-27T07:00:00Z');
    const nameIn = (locale: string) => slotName(slot, 'Asia/Bahrain', { locale, nativeDigits: false });

    expect(nameIn('ar-BH')).toBe('الجمعة، 27 نوفمبر، 10:00 ص');
    expect(nameIn('en-US')).toMatch(/^Fri, Nov 27, 10:00\sAM$/);
  });

  it('includes the offset of a time that occurs twice', () => {
    const slot = parseInstant('2026-10-25T00:00:00Z');
    expect(slotName(slot, 'Europe/Berlin', dateStyle)).toMatch(/25 Oct, 0?2:00 GMT\+2$/);
  });
});

describe('slotDays', () => {
  it('groups slots by day from today, including days without slots', () => {
    const slots = [parseInstant('2026-11-23T10:00:00Z'), parseInstant('2026-11-21T18:00:00Z')];
    expect(slotDays(slots, '2026-11-21', 'Asia/Dhaka')).toEqual([
      { day: '2026-11-21', slots: [] },
      { day: '2026-11-22', slots: [slots[1]] },
      { day: '2026-11-23', slots: [slots[0]] },
    ]);
    expect(slotDays([], '2026-11-21', 'Asia/Dhaka')).toEqual([]);
  });
});

describe('closestSlot', () => {
  const slotsFrom = (from: string, to: string, timeZone: string) =>
    quarterHours({ from: parseInstant(from), to: parseInstant(to), timeZone });

  it.each([
    ['10:00', '10:00'],
    ['08:00', '09:00'],
    ['23:45', '12:00'],
  ])('moves %s to %s on a day whose times are 09:00 to 12:00', (clock, expected) => {
    const slots = slotsFrom('2026-11-23T03:00:00Z', '2026-11-23T06:00:00Z', 'Asia/Dhaka');
    const slot = closestSlot(parseInstant(`2026-11-21T${clock}:00+06:00`), slots, 'Asia/Dhaka');
    expect(slot).toBe(parseInstant(`2026-11-23T${expected}:00+06:00`));
  });

  it('keeps the clock time when the clocks change in between', () => {
    const slots = slotsFrom('2026-10-25T05:00:00Z', '2026-10-25T20:00:00Z', 'Europe/Berlin');
    expect(closestSlot(parseInstant('2026-10-24T10:00:00+02:00'), slots, 'Europe/Berlin')).toBe(
      parseInstant('2026-10-25T10:00:00+01:00'),
    );
  });

  it('returns the first occurrence of a repeated time', () => {
    const slots = slotsFrom('2026-10-24T23:00:00Z', '2026-10-25T05:00:00Z', 'Europe/Berlin');
    expect(closestSlot(parseInstant('2026-10-24T02:30:00+02:00'), slots, 'Europe/Berlin')).toBe(
      parseInstant('2026-10-25T02:30:00+02:00'),
    );
  });

  it('returns undefined for a day without times', () => {
    expect(closestSlot(0, [], 'Asia/Dhaka')).toBeUndefined();
  });
});

describe('nextSlot', () => {
  it('returns the slot that each navigation key moves to, stopping at the first and last slot', () => {
    const slots = quarterHours({
      from: parseInstant('2026-11-21T12:30:00Z'),
      to: parseInstant('2026-11-21T14:15:00Z'),
      timeZone: 'Asia/Dhaka',
    });
    const rows = slotRows(slots, 'Asia/Dhaka');
    expect(rows.map((row) => row.length)).toEqual([2, 4, 2]);
    const formatTime = (slot: number | null) => slot && new Date(slot).toISOString().slice(11, 16);
    const moveFrom = (text: string, key: string, sign: 1 | -1 = 1) =>
      formatTime(nextSlot(key, parseInstant(`2026-11-21T${text}:00Z`), rows, sign, 'Asia/Dhaka'));
    expect(moveFrom('12:45', 'ArrowRight')).toBe('13:00');
    expect(moveFrom('12:45', 'ArrowRight', -1)).toBe('12:30');
    expect(moveFrom('13:45', 'ArrowDown')).toBe('14:15');
    expect(moveFrom('13:00', 'ArrowUp')).toBe('12:30');
    expect(moveFrom('12:30', 'ArrowLeft')).toBe('12:30');
    expect(moveFrom('13:15', 'Home')).toBe('12:30');
    expect(moveFrom('13:15', 'End')).toBe('14:15');
    expect(moveFrom('13:15', 'PageDown')).toBe('14:15');
    expect(moveFrom('13:15', 'a')).toBeNull();
  });

  it('moves up to the slot with the closest local minute in a zone with a half-hour offset', () => {
    const timeZone = 'Asia/Yangon';
    const slots = quarterHours({
      from: parseInstant('2026-11-21T12:00:00Z'),
      to: parseInstant('2026-11-21T13:00:00Z'),
      timeZone,
    });
    const at1915 = parseInstant('2026-11-21T12:45:00Z');
    const at1830 = parseInstant('2026-11-21T12:00:00Z');
    expect(nextSlot('ArrowUp', at1915, slotRows(slots, timeZone), 1, timeZone)).toBe(at1830);
  });
});
