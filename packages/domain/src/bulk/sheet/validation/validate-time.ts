import { isDeliveryTime } from '../../../contracts/index.ts';
import { formatWallTime, parseWallTimes, type WallTime } from '../cells/canonical-time.ts';
import { localInstant } from './local-instant.ts';
import type { Problem } from './finding.ts';
import type { ValidationContext } from './validation-context.ts';

/**
 * Validates a delivery time. Suggests the form of the template if the text can mean only one time at which the
 * service delivers.
 */
export const validateTime = (
  text: string,
  { market: { timeZone }, now, hours }: ValidationContext,
): Problem | null => {
  const isAvailable = (time: WallTime) => {
    const instant = localInstant(time, timeZone);
    return instant !== null && isDeliveryTime(instant, { now, hours, timeZone });
  };
  if (text.trim() === '') return null;
  const times = parseWallTimes(text);
  if (times.length === 0) return { key: 'bulk.problem.time-unreadable' };
  const [available, ...others] = times.filter(isAvailable);
  if (!available) return { key: 'bulk.problem.time-unavailable' };
  if (others.length > 0) return { key: 'bulk.problem.time-ambiguous' };
  const suggestion = formatWallTime(available);
  return suggestion === text.trim() ? null : { key: 'bulk.problem.time-format', suggestion };
};
