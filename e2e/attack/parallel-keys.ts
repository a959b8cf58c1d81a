import { createOrderContract } from '@saddlebag/domain/contracts';
import { startSandbox } from '../sandbox-process.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, phoneOf } from './service-client.ts';

const requestsPerKey = 8;

/** Sends the same order several times at once with one idempotency key. All responses must name one order. */
export const parallelKeys: AttackPart = async (options) => {
  const tally = createTally();
  const sandbox = await startSandbox();
  try {
    const client = await connectClient(sandbox.url);
    for (let index = 0; index < scaled(200, options); index += 1) {
      const body = client.orderBody(phoneOf(index));
      const orderIds = await Promise.all(
        Array.from({ length: requestsPerKey }, async () => {
          const response = await client.createOrder(`parallel-${index}`, body);
          const text: unknown = await response.json();
          // 409 asks the client to wait for the request in flight.
          return response.ok ? createOrderContract.response.parse(text).result.order_id : response.status;
        }),
      );
      const created = new Set(orderIds.filter((id) => typeof id === 'string'));
      const unexpected = orderIds.filter((id) => typeof id === 'number' && id !== 409);
      tally.count(
        created.size === 1 && unexpected.length === 0
          ? null
          : `key ${index}: ${created.size} orders, responses ${unexpected.join(', ')}`,
      );
    }
  } finally {
    await sandbox.close();
  }
  return tally.report();
};
