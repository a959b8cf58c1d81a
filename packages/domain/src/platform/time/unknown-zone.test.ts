import { describe, expect, it } from 'vitest';
import { createFormatters } from '../formats/formatters.ts';
import { createDayAndMonth } from '../formats/day-and-month.ts';
import { isOpen, isSameDay, localTimeOf, startOfDay, zoneOffsetAt } from './index.ts';

const unknown = 'Mars/Olympus';
const instant = Date.UTC(2026, 10, 21, 23, 30);

describe('a time zone that the platform does not know', () => {
  it('counts as UTC', () => {
    expect(localTimeOf(instant, unknown)).toMatchObject({ day: 21, hour: 23, minute: 30 });
    expect(zoneOffsetAt(instant, unknown)).toBe(0);
    expect(startOfDay(instant, unknown)).toBe(Date.UTC(2026, 10, 21));
    expect(isSameDay(instant, instant + 3_600_000, unknown)).toBe(false);
  });

  it('is formatted as UTC', () => {
    const { formatTime, formatDate, formatDateTime } = createFormatters({ language: 'de', country: 'at' });
    expect([formatTime(instant, unknown), formatDate(instant, unknown)]).toEqual(['23:30', '21. Nov. 2026']);
    expect(formatDateTime(instant, unknown)).toBe('21. Nov. 2026, 23:30');
    expect(createDayAndMonth('de-AT', unknown).format(instant)).toBe('21. Nov.');
  });

  it('leaves the service open at every hour', () => {
    const hours = { from: 9 * 60, to: 10 * 60 };
    expect(isOpen(hours, instant, unknown)).toBe(true);
    expect(isOpen(hours, instant, 'UTC')).toBe(false);
  });
});
