import { setTimeout as sleep } from 'node:timers/promises';
import { createOrderContract } from '@saddlebag/domain/contracts';
import { createSeededRandom } from '@saddlebag/domain/testing';
import { startSandbox } from '../sandbox-process.ts';
import type { Sandbox } from '../sandbox-process.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, phoneOf } from './service-client.ts';
import type { ServiceClient } from './service-client.ts';

const writersPerKill = 6;
/** Number of kills after which the client signs in again, before its quote expires. */
const killsPerSession = 20;

interface Submission {
  readonly key: string;
  readonly phone: string;
  /** The id in the response, or null if the kill broke the connection before the response. */
  orderId: string | null;
}

interface StoredOrder {
  readonly order_id: string;
  readonly customer: { readonly phone_number: string };
}

const readOrders = async (sandbox: Sandbox, vendorId: string): Promise<readonly StoredOrder[]> =>
  ((await sandbox.read(`orders?vendor_id=${vendorId}`)) as { readonly result: readonly StoredOrder[] })
    .result;

/** Sends the order with the key of its draft. Stores the id if a response arrives. */
const submit = async (client: ServiceClient, submission: Submission): Promise<void> => {
  const response = await client.createOrder(submission.key, client.orderBody(submission.phone));
  const body: unknown = await response.json();
  if (response.ok) submission.orderId = createOrderContract.response.parse(body).result.order_id;
};

/** Describes each acknowledged order that is missing, and each draft that has become several orders. */
const findFaults = (
  submissions: readonly Submission[],
  orders: readonly StoredOrder[],
): readonly string[] => {
  const idsByPhone = new Map<string, string[]>();
  for (const { order_id, customer } of orders) {
    const ids = idsByPhone.get(customer.phone_number) ?? [];
    idsByPhone.set(customer.phone_number, [...ids, order_id]);
  }
  return submissions.flatMap(({ phone, orderId }) => {
    const ids = idsByPhone.get(phone) ?? [];
    if (ids.length > 1) return [`${phone} has ${ids.length} orders: ${ids.join(', ')}`];
    if (orderId !== null && ids[0] !== orderId) return [`the acknowledged order ${orderId} is missing`];
    return [];
  });
};

/**
 * Kills the sandbox with SIGKILL while it writes orders. After each restart, the acknowledged orders must exist, and
 * sending the unacknowledged ones again with their keys must create no second order.
 */
export const crashLoop: AttackPart = async (options) => {
  const random = createSeededRandom(options.seed);
  const tally = createTally();
  const sandbox = await startSandbox();
  let orderCount = 0;
  let unacknowledgedCount = 0;
  try {
    let client = await connectClient(sandbox.url);
    for (let kill = 0; kill < scaled(300, options); kill += 1) {
      if (kill % killsPerSession === killsPerSession - 1) client = await connectClient(sandbox.url);
      const submissions = Array.from({ length: writersPerKill }, (_, writer): Submission => {
        const index = kill * writersPerKill + writer;
        return { key: `attack-${options.seed}-${index}`, phone: phoneOf(index), orderId: null };
      });
      const writes = submissions.map((submission) => submit(client, submission).catch(() => undefined));
      await sleep(random.next() * 25);
      await sandbox.kill('SIGKILL');
      await Promise.all(writes);
      await sandbox.restart();

      const afterRestart = findFaults(submissions, await readOrders(sandbox, client.vendorId));
      const unacknowledged = submissions.filter(({ orderId }) => orderId === null);
      unacknowledgedCount += unacknowledged.length;
      for (const submission of unacknowledged) await submit(client, submission);
      const orders = await readOrders(sandbox, client.vendorId);
      orderCount = orders.length;
      const unanswered = submissions.filter(({ orderId }) => orderId === null);
      const faults = [
        ...afterRestart,
        ...findFaults(submissions, orders),
        ...unanswered.map(({ phone }) => `the repeated order for ${phone} was refused`),
      ];
      tally.count(faults.length === 0 ? null : `kill ${kill}: ${faults.join('; ')}`);
    }
  } finally {
    await sandbox.close();
  }
  return tally.report(`${orderCount} orders, ${unacknowledgedCount} of them cut off by a kill`);
};
