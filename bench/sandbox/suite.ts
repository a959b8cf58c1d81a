import { randomUUID } from 'node:crypto';
import { createOrderContract, listOrdersContract } from '@saddlebag/domain/contracts';
import { WrongResultError } from '../comparison.ts';
import { createBaselineVendor, signInToSandbox } from './vendors.ts';
import { createClient } from './load.ts';
import { startServer } from './server-process.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { Comparison, Measurements } from '../comparison.ts';
import type { SignedInVendor } from './vendors.ts';
import type { Client, LoadResponse } from './load.ts';
import type { ServerProcess } from './server-process.ts';

interface Target {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly vendor: SignedInVendor;
}

const listSize = 30;

const parseOrders = ({ status, text }: LoadResponse): readonly WireOrder[] => {
  if (status !== 200) throw new WrongResultError(`the list returned ${status}: ${text}`);
  return listOrdersContract.response.parse(JSON.parse(text)).result.data;
};

const createListCall = ({ vendor }: Target) => ({
  method: 'GET' as const,
  path: `/orders/api/v1/vendor/${vendor.vendorId}/orders?count=${listSize}`,
  headers: vendor.headers,
});

const createOrderCall = ({ vendor }: Target, index: number) => ({
  method: 'POST' as const,
  path: '/orders/api/v1/order',
  headers: { ...vendor.headers, 'idempotency-key': randomUUID() },
  body: JSON.stringify(vendor.createOrderBody(index)),
});

const measurePerRequest = async (
  server: ServerProcess,
  requests: number,
  run: (count: number) => Promise<void>,
): Promise<Measurements> => {
  await run(Math.ceil(requests / 10));
  const before = await server.cpuMicroseconds();
  await run(requests);
  return { cpu: ((await server.cpuMicroseconds()) - before) / requests };
};

const measureList = (target: Target, requests: number): Promise<Measurements> =>
  measurePerRequest(target.server, requests, (count) => {
    let responseCount = 0;
    return target.client.sendAll(
      count,
      () => createListCall(target),
      (response) => {
        // Parse only every 100th response, because parsing costs more CPU than creating the response.
        responseCount += 1;
        const orders = responseCount % 100 === 1 ? parseOrders(response).length : listSize;
        if (response.status !== 200 || orders !== listSize)
          throw new WrongResultError(`the list returned ${response.status} with ${orders} orders`);
      },
    );
  });

const measureOrders = async (target: Target, requests: number): Promise<Measurements> => {
  const ids = new Set<string>();
  let placedCount = 0;
  const measurements = await measurePerRequest(target.server, requests, (count) =>
    target.client.sendAll(
      count,
      (index) => createOrderCall(target, index),
      ({ status, text }) => {
        if (status !== 200) throw new WrongResultError(`the order returned ${status}: ${text}`);
        ids.add(createOrderContract.response.parse(JSON.parse(text)).result.order_id);
        placedCount += 1;
      },
    ),
  );
  if (ids.size !== placedCount)
    throw new WrongResultError(`${placedCount} created orders have only ${ids.size} distinct ids`);
  return measurements;
};

const startSandboxTarget = async (): Promise<Target> => {
  const server = await startServer('apps/sandbox/src/hosts/main.ts');
  const client = createClient(server.port);
  // Pause the courier simulation, so its cost does not count towards requests.
  await client.send({
    method: 'POST',
    path: '/sandbox/settings',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ courier: 'paused' }),
  });
  const target = { server, client, vendor: await signInToSandbox(client) };
  for (let index = 0; index < listSize; index += 1) await client.send(createOrderCall(target, index));
  return target;
};

const startBaselineTarget = async (sandbox: Target): Promise<Target> => {
  const secret = randomUUID();
  const server = await startServer('bench/sandbox/baseline-server.ts', { BASELINE_SECRET: secret });
  const client = createClient(server.port);
  const target = { server, client, vendor: createBaselineVendor(secret, sandbox.vendor.vendorId) };
  const orders = parseOrders(await sandbox.client.send(createListCall(sandbox)));
  const putCall = { ...createListCall(target), method: 'PUT' as const, body: JSON.stringify(orders) };
  await client.send(putCall);
  return target;
};

/** Compares the CPU time per request of the sandbox with that of a minimal server (`baseline-server.ts`). */
export const sandboxSuite = (
  requests: number,
): { readonly comparisons: readonly Comparison[]; close(): void } => {
  let sandbox: Promise<Target> | undefined;
  let baseline: Promise<Target> | undefined;
  const openSandbox = (): Promise<Target> => (sandbox ??= startSandboxTarget());
  const openBaseline = (): Promise<Target> => (baseline ??= openSandbox().then(startBaselineTarget));
  const createComparison = (
    name: string,
    limit: number,
    run: (target: Target, requests: number) => Promise<Measurements>,
  ): Comparison => ({
    name,
    size: `${requests} requests`,
    goals: [{ metric: 'cpu', unit: 'µs', limit }],
    subject: async () => run(await openSandbox(), requests),
    baseline: async () => run(await openBaseline(), requests),
  });
  return {
    comparisons: [
      createComparison('sandbox.get', 1.3, measureList),
      createComparison('sandbox.post', 1.5, measureOrders),
    ],
    close: () => {
      for (const target of [sandbox, baseline]) void target?.then(({ server }) => server.close());
    },
  };
};
