import { limits, isDeliveryTime } from '../../contracts/index.ts';
import type { DeliveryTimeRule } from '../../contracts/index.ts';

const MINUTE = 60_000;
const STEP = limits.preOrderStepMinutes * MINUTE;

/**
 * Every instant at which an order can be delivered, in order. All zones of today run ahead of UTC by whole quarter hours,
 * so that a quarter hour of a wall clock is one of UTC's.
 * @returns Unix milliseconds.
 */
export const deliveryTimes = (rule: DeliveryTimeRule): readonly number[] => {
  const times: number[] = [];
  const last = rule.now + limits.preOrderLatestMinutes * MINUTE;
  const first = Math.ceil((rule.now + limits.preOrderEarliestMinutes * MINUTE) / STEP) * STEP;
  for (let at = first; at <= last; at += STEP) if (isDeliveryTime(at, rule)) times.push(at);
  return times;
};
