import type { ApiFailure } from '../../api/failures.ts';
import type { PaymentState } from '../../api/payments.ts';
import { createMemoryLocks } from '../../platform/ports/locks.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { failureError } from '../../request/testing/request-screen.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { PaymentPorts } from '../payment-ports.ts';

type Call = 'confirm' | 'read' | 'cancel';
/** The response to a call: a status, a failure or an error of another kind. */
export type Reply = PaymentState['status'] | ApiFailure | Error;

const stateWith = (status: PaymentState['status']): PaymentState => ({
  status,
  vendorId: 'k4ch',
  orderId: status === 'paid' ? 'k4ch-000001' : null,
  amount: 60,
  bankAddress: null,
});

/**
 * Creates the ports of a payment command. Each call takes its next reply, and the last reply is repeated.
 * `calls` records each call with the milliseconds since the start.
 */
export const createCommandPorts = (replies: Partial<Record<Call, readonly Reply[]>>) => {
  const clock = createVirtualClock();
  const start = clock.now();
  const calls: (readonly [call: Call | 'lost', ms: number])[] = [];
  const keys: string[] = [];
  const remaining = { confirm: [], read: [], cancel: [], ...replies };
  const reply = (call: Call): Promise<PaymentState> => {
    calls.push([call, clock.now() - start]);
    const [next = 'open', ...later] = remaining[call];
    if (later.length > 0) remaining[call] = later;
    if (typeof next === 'string') return Promise.resolve(stateWith(next));
    return Promise.reject(next instanceof Error ? next : failureError(next));
  };
  let uuidCount = 0;
  const ports: PaymentPorts = {
    clock,
    random: { next: () => 0.5, uuid: () => `key-${(uuidCount += 1)}` },
    storage: createMemoryStorage(),
    locks: createMemoryLocks(),
    saved: () => Promise.resolve(),
    confirm: ({ key }) => {
      keys.push(key);
      return reply('confirm');
    },
    read: () => reply('read'),
    cancel: () => reply('cancel'),
    responseLost: () => calls.push(['lost', clock.now() - start]),
  };
  return { ports, clock, calls, keys };
};
