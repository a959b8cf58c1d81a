import type { CountryCode } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import type { Clock } from '../clock.ts';
import type { SettingsKeeper } from '../settings.ts';
import { stateAt, type DeliveryPlan, type DeliveryState } from '../simulation/index.ts';
import type { Store } from '../store/store.ts';
import type { Change, StoredOrder } from '../store/tables.ts';
import { planFor, progress } from './delivery.ts';
import { toCourierTime } from './pace.ts';

const rememberedPlans = 2000;

/** Moves orders on as time goes by. It keeps no state of its own: everything follows from the orders and the clock. */
export interface Courier {
  /** Makes the earliest change that is due, for every order that changes at that instant. False when none is due. */
  step(): boolean;
  /** When the next change is due; null when no order is under way. Unix milliseconds. */
  nextAt(): number | null;
  /** Plans an order's delivery anew: something of it was changed. */
  replan(orderId: string): void;
  /** The delivery of an order as it is now. */
  stateOf(order: StoredOrder): DeliveryState;
  /** Forgets what it remembers of orders that are gone. */
  forget(): void;
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

  const planOf = (order: StoredOrder): DeliveryPlan => {
    const known = plans.get(order.id);
    if (known !== undefined) return known;
    if (plans.size >= rememberedPlans) plans.clear();
    const plan = planFor(order, cityOf(order.country));
    plans.set(order.id, plan);
    return plan;
  };

  const nextAt = (): number | null => {
    if (settings.current().courier === 'paused') return null;
    let earliest: number | null = null;
    for (const { nextChangeAt } of store.orders.unfinished()) {
      if (nextChangeAt !== null && (earliest === null || nextChangeAt < earliest)) earliest = nextChangeAt;
    }
    return earliest;
  };

  return {
    nextAt,
    step() {
      const at = nextAt();
      if (at === null || at > clock.now()) return false;
      const due = [...store.orders.unfinished()].filter((order) => order.nextChangeAt === at);
      save(due.map((order) => ({ table: 'order', record: progress(order, planOf(order), at) })));
      return true;
    },
    replan: (orderId) => void plans.delete(orderId),
    stateOf: (order) => stateAt(planOf(order), toCourierTime(order, clock.now())),
    forget: () => plans.clear(),
  };
};
