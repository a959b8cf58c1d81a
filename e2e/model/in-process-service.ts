import { createSandbox } from '@saddlebag/sandbox';
import type { FaultRequest, Settings } from '@saddlebag/sandbox';
import type { VirtualClock } from '@saddlebag/domain/testing';

/** The outlet that every request of these tests belongs to. */
export const outletId = 'k7rm';

export interface InProcessService {
  /** Passes a request to the sandbox. Rejects when a fault breaks the connection. */
  readonly respond: (path: string, init: RequestInit | undefined) => Promise<Response>;
  /** Makes the next calls of a contract fail. */
  readonly injectFault: (fault: FaultRequest) => void;
  /** Removes the faults that no call has triggered yet. */
  readonly clearFaults: () => void;
  /** Returns the ids of the outlet's orders, read synchronously from the sandbox's store. */
  readonly orderIds: () => readonly string[];
  /** Fetches the ids of the outlet's orders from GET /sandbox/orders. */
  readonly readOrderIds: () => Promise<readonly string[]>;
}

/**
 * Creates a sandbox without a network port, on the virtual clock. The courier simulation is paused, because these tests
 * end when the order exists.
 */
export const createInProcessService = (
  clock: VirtualClock,
  idempotency: Settings['idempotency'],
): InProcessService => {
  const { app, service } = createSandbox({
    clock,
    settings: { idempotency, courier: 'paused', access_token_seconds: 86_400 },
  });
  const respond: InProcessService['respond'] = async (path, init) => app.request(path, init);
  return {
    respond,
    injectFault: (fault) => service.faults.add(fault),
    clearFaults: () => service.faults.clear(),
    orderIds: () =>
      service.store.orders.list({ by: 'vendor', id: outletId, count: Infinity }).orders.map(({ id }) => id),
    readOrderIds: async () => {
      const response = await respond(`/sandbox/orders?vendor_id=${outletId}`, undefined);
      const { result } = (await response.json()) as {
        readonly result: readonly { readonly order_id: string }[];
      };
      return result.map(({ order_id: id }) => id);
    },
  };
};
