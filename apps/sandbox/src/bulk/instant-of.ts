import { localTimeOf } from '@saddlebag/domain/contracts';

const wallClock = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/**
 * Converts a wall-clock time such as `2026-03-10 18:30` to unix milliseconds.
 * @param timeZone IANA name
 * @returns null if the text has another format, or names a time that the zone skips
 */
export const instantOf = (text: string, timeZone: string): number | null => {
  const parts = wallClock.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const offsetAt = (instant: number): number => {
    const local = localTimeOf(instant, timeZone);
    return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second) - instant;
  };
  // The offset before and after a clock change, so that one of the two instants reads as the typed time.
  for (const offset of [offsetAt(asUtc - offsetAt(asUtc)), offsetAt(asUtc)]) {
    const local = localTimeOf(asUtc - offset, timeZone);
    const isTyped =
      local.year === year &&
      local.month === month &&
      local.day === day &&
      local.hour === hour &&
      local.minute === minute;
    if (isTyped) return asUtc - offset;
  }
  return null;
};
