import { sample } from 'effector';
import { $market } from '../../account/vendors/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { orderUpdatesReceived } from '../realtime/index.ts';
import { $readNow } from './opening.model.ts';

/**
 * Updates of orders that were created before today. Only these change the history (specification 001, section
 * 4).
 */
export const pastOrdersUpdated = sample({
  clock: orderUpdatesReceived,
  source: { readNow: $readNow, market: $market },
  fn: ({ readNow, market }, updates) => {
    const today = startOfDay(readNow(), market.timeZone);
    return updates.filter(({ createdAt }) => createdAt < today);
  },
});
