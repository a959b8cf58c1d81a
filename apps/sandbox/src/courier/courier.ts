import type { CountryCode } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import type { Clock } from '../clock.ts';
import type { SettingsKeeper } from '../settings.ts';
import { deliveryStateAt, type DeliveryPlan, type DeliveryState } from '../simulation/index.ts';
import type { Store } from '../store/store.ts';
import type { Change, StoredOrder } from '../store/tables.ts';
import { planOrderDelivery, progressOrder } from './progress-order.ts';
import { toSimulatedTime } from './simulated-time.ts';

const maxCachedPlans = 2000;

/**
 * Advances the simulated deliveries. It is stateless apart from a cache: orders and clock determine
 * everything.
 */
export interface Courier {
  /**
   * Applies the earliest due change to every order that changes at that time. Returns false if none is due.
   */
  step(): boolean;
  /**
   * Returns when the next change is due, in unix milliseconds. Returns null if the courier is paused or all
   * orders are finished.
   */
  nextChangeAt(): number | null;
  /** Discards the cached plan of an order that was modified. */
  discardPlan(orderId: string): void;
  deliveryState(order: StoredOrder): DeliveryState;
  /** Clears the cache after the orders were deleted. */
  clearCache(): void;
}

export const createCourier = (options: {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsKeeper;
  readonly cityOf: (country: CountryCode) => City;
  readonly save: (changes: readonly Change[]) => void;
}): Courier => {
  const { store, clock, settings, cityOf, save } = options;
  const plans = new Map<string, DeliveryPlan>();

  const getPlan = (order: StoredOrder): DeliveryPlan => {
    const cached = plans.get(order.id);
    if (cached !== undefined) return cached;
    if (plans.size >= maxCachedPlans) plans.clear();
    const plan = planOrderDelivery(order, cityOf(order.country));
    plans.set(order.id, plan);
    return plan;
  };

  const findNextChangeAt = (): number | null => {
    if (settings.current().courier === 'paused') return null;
    let earliest: number | null = null;
    for (const { nextChangeAt } of store.orders.unfinished()) {
      if (nextChangeAt !== null && (earliest === null || nextChangeAt < earliest)) earliest = nextChangeAt;
    }
    return earliest;
  };

  return {
    nextChangeAt: findNextChangeAt,
    step() {
      const at = findNextChangeAt();
      if (at === null || at > clock.now()) return false;
      const dueOrders = [...store.orders.unfinished()].filter((order) => order.nextChangeAt === at);
      save(dueOrders.map((order) => ({ table: 'order', record: progressOrder(order, getPlan(order), at) })));
      return true;
    },
    discardPlan: (orderId) => void plans.delete(orderId),
    deliveryState: (order) => deliveryStateAt(getPlan(order), toSimulatedTime(order, clock.now())),
    clearCache: () => plans.clear(),
  };
};
