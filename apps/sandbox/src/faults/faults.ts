import type { CallFault, FaultRequest, SocketFault } from './fault-schema.ts';

/** A call, for matching against pending faults. */
export interface FaultTarget {
  /** The contract's id. Absent for a call without a contract. */
  readonly contract?: string;
  readonly method: string;
  readonly path: string;
}

/** The pending faults. Each one is consumed by the calls or messages it affects. */
export interface Faults {
  add(order: FaultRequest): void;
  /** Consumes and returns the oldest fault for a call. Returns null if there is none. */
  takeForCall(target: FaultTarget): CallFault | null;
  /** Consumes and returns the oldest socket fault. Returns null if there is none. */
  takeForSocket(): SocketFault | null;
  list(): readonly FaultRequest[];
  clear(): void;
}

type SocketOrder = Extract<FaultRequest, { readonly path: 'socket' }>;
type CallOrder = Exclude<FaultRequest, SocketOrder>;

const isSocketOrder = (order: FaultRequest): order is SocketOrder => order.path === 'socket';

const matches = (order: CallOrder, { contract, method, path }: FaultTarget): boolean =>
  (order.method === undefined || order.method === method) &&
  (order.path === contract || (order.path.startsWith('/') && path.startsWith(order.path)));

export const createFaults = (): Faults => {
  let orders: readonly FaultRequest[] = [];

  const consume = (order: FaultRequest): void => {
    orders = orders.flatMap((pending) => {
      if (pending !== order) return [pending];
      return pending.times > 1 ? [{ ...pending, times: pending.times - 1 }] : [];
    });
  };

  return {
    add: (order) => {
      orders = [...orders, order];
    },
    takeForCall(target) {
      if (orders.length === 0) return null;
      const order = orders.find(
        (pending): pending is CallOrder => !isSocketOrder(pending) && matches(pending, target),
      );
      if (order === undefined) return null;
      consume(order);
      return order.fault;
    },
    takeForSocket() {
      const order = orders.find(isSocketOrder);
      if (order === undefined) return null;
      consume(order);
      return order.fault.kind;
    },
    list: () => orders,
    clear: () => {
      orders = [];
    },
  };
};
