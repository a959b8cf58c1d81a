import type { CallFault, FaultOrder, SocketFault } from './fault.ts';

/** A call that a fault may be meant for. */
export interface FaultTarget {
  /** The contract's id, where the call has one. */
  readonly contract?: string;
  readonly method: string;
  readonly path: string;
}

/** The faults that are still to be played; each is used up by the calls or messages it hits. */
export interface Faults {
  add(order: FaultOrder): void;
  /** The oldest fault for this call, one time fewer from now on. */
  takeForCall(target: FaultTarget): CallFault | null;
  takeForSocket(): SocketFault | null;
  list(): readonly FaultOrder[];
  clear(): void;
}

type SocketOrder = Extract<FaultOrder, { readonly path: 'socket' }>;
type CallOrder = Exclude<FaultOrder, SocketOrder>;

const isSocketOrder = (order: FaultOrder): order is SocketOrder => order.path === 'socket';

const isFor = (order: CallOrder, { contract, method, path }: FaultTarget): boolean =>
  (order.method === undefined || order.method === method) &&
  (order.path === contract || (order.path.startsWith('/') && path.startsWith(order.path)));

export const createFaults = (): Faults => {
  let orders: readonly FaultOrder[] = [];

  const use = (order: FaultOrder): void => {
    orders = orders.flatMap((kept) => {
      if (kept !== order) return [kept];
      return kept.times > 1 ? [{ ...kept, times: kept.times - 1 }] : [];
    });
  };

  return {
    add: (order) => {
      orders = [...orders, order];
    },
    takeForCall(target) {
      if (orders.length === 0) return null;
      const order = orders.find((kept): kept is CallOrder => !isSocketOrder(kept) && isFor(kept, target));
      if (order === undefined) return null;
      use(order);
      return order.fault;
    },
    takeForSocket() {
      const order = orders.find(isSocketOrder);
      if (order === undefined) return null;
      use(order);
      return order.fault.kind;
    },
    list: () => orders,
    clear: () => {
      orders = [];
    },
  };
};
