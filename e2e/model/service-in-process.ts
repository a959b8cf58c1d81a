import { createSandbox } from '@saddlebag/sandbox';
import type { FaultOrder, Settings } from '@saddlebag/sandbox';
import type { VirtualClock } from '@saddlebag/domain/testing';

/** The outlet that all requests of these tests are made for. */
export const outletId = 'k7rm';

export interface ServiceInProcess {
  /** Hands a request to the sandbox: settles with the answer, or as a broken connection would. */
  readonly answer: (path: string, init: RequestInit | undefined) => Promise<Response>;
  /** The next calls of a contract go wrong. */
  readonly breakCalls: (fault: FaultOrder) => void;
  /** Faults that nobody has run into are over. */
  readonly mend: () => void;
  /** Ids of the outlet's orders at this very moment. */
  readonly orderIds: () => readonly string[];
  /** The same, as anybody may ask for them: GET /sandbox/orders. */
  readonly readOrderIds: () => Promise<readonly string[]>;
}

/**
 * The sandbox itself, without a port. Its clock is the virtual one; riders stay at home, because nothing here is about
 * what happens to an order afterwards.
 */
export const createServiceInProcess = (
  clock: VirtualClock,
  idempotency: Settings['idempotency'],
): ServiceInProcess => {
  const { app, service } = createSandbox({
    clock,
    settings: { idempotency, courier: 'paused', access_token_seconds: 86_400 },
  });
  const answer: ServiceInProcess['answer'] = async (path, init) => app.request(path, init);
  return {
    answer,
    breakCalls: (fault) => service.faults.add(fault),
    mend: () => service.faults.clear(),
    orderIds: () =>
      service.store.orders.list({ by: 'vendor', id: outletId, count: Infinity }).orders.map(({ id }) => id),
    readOrderIds: async () => {
      const response = await answer(`/sandbox/orders?vendor_id=${outletId}`, undefined);
      const { result } = (await response.json()) as {
        readonly result: readonly { readonly order_id: string }[];
      };
      return result.map(({ order_id: id }) => id);
    },
  };
};
