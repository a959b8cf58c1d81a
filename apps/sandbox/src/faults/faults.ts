import type { CallFault, FaultRequest, SocketFault } from './fault-schema.ts';

/** A call, for matching against pending faults. */
interface FaultTarget {
  /** The contract's id. Absent for a call without a contract. */
  readonly contract?: string;
  readonly method: string;
  readonly path: string;
}

/** The pending faults. Each one is consumed by the calls or messages it affects. */
export interface Faults {
  add(request: FaultRequest): void;
  /** Consumes and returns the oldest fault for a call. Returns null if there is none. */
  takeForCall(target: FaultTarget): CallFault | null;
  /** Consumes and returns the oldest socket fault. Returns null if there is none. */
  takeForSocket(): SocketFault | null;
  list(): readonly FaultRequest[];
  clear(): void;
}

type SocketFaultRequest = Extract<FaultRequest, { readonly path: 'socket' }>;
type CallFaultRequest = Exclude<FaultRequest, SocketFaultRequest>;

const isSocketFaultRequest = (request: FaultRequest): request is SocketFaultRequest =>
  request.path === 'socket';

const matches = (request: CallFaultRequest, { contract, method, path }: FaultTarget): boolean =>
  (request.method === undefined || request.method === method) &&
  (request.path === contract || (request.path.startsWith('/') && path.startsWith(request.path)));

export const createFaults = (): Faults => {
  let pendingRequests: readonly FaultRequest[] = [];

  const consume = (request: FaultRequest): void => {
    pendingRequests = pendingRequests.flatMap((pending) => {
      if (pending !== request) return [pending];
      return pending.times > 1 ? [{ ...pending, times: pending.times - 1 }] : [];
    });
  };

  return {
    add: (request) => {
      pendingRequests = [...pendingRequests, request];
    },
    takeForCall(target) {
      if (pendingRequests.length === 0) return null;
      const request = pendingRequests.find(
        (pending): pending is CallFaultRequest => !isSocketFaultRequest(pending) && matches(pending, target),
      );
      if (request === undefined) return null;
      consume(request);
      return request.fault;
    },
    takeForSocket() {
      const request = pendingRequests.find(isSocketFaultRequest);
      if (request === undefined) return null;
      consume(request);
      return request.fault.kind;
    },
    list: () => pendingRequests,
    clear: () => {
      pendingRequests = [];
    },
  };
};
