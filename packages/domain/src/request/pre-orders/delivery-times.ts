import { limits, isDeliveryTime } from '../../contracts/index.ts';
import type { DeliveryTimeRule } from '../../contracts/index.ts';

const MINUTE = 60_000;
const STEP = limits.preOrderStepMinutes * MINUTE;

/**
 * Lists the available delivery times in ascending order. Quarter hours of UTC are also quarter hours of the
 * wall clock, because all current time zones differ from UTC by a multiple of 15 minutes.
 * @returns Unix milliseconds.
 */
export const deliveryTimes = (rule: DeliveryTimeRule): readonly number[] => {
  const times: number[] = [];
  const last = rule.now + limits.preOrderLatestMinutes * MINUTE;
  const first = Math.ceil((rule.now + limits.preOrderEarliestMinutes * MINUTE) / STEP) * STEP;
  for (let at = first; at <= last; at += STEP) if (isDeliveryTime(at, rule)) times.push(at);
  return times;
};
