import { randomUUID } from 'node:crypto';
import { createOrderContract, listOrdersContract } from '@saddlebag/domain/contracts';
import { WrongAnswer } from '../contest.ts';
import { customerOfFloor, customerOfSandbox } from './customers.ts';
import { createClient } from './load.ts';
import { startServer } from './server-process.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { Contest, Readings } from '../contest.ts';
import type { Customer } from './customers.ts';
import type { Client, LoadAnswer } from './load.ts';
import type { ServerProcess } from './server-process.ts';

interface Counter {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly customer: Customer;
}

const listed = 30;

const parseOrders = ({ status, text }: LoadAnswer): readonly WireOrder[] => {
  if (status !== 200) throw new WrongAnswer(`the list answered ${status}: ${text}`);
  return listOrdersContract.response.parse(JSON.parse(text)).result.data;
};

const listCall = ({ customer }: Counter) => ({
  method: 'GET' as const,
  path: `/orders/api/v1/vendor/${customer.vendorId}/orders?count=${listed}`,
  headers: customer.headers,
});

const orderCall = ({ customer }: Counter, index: number) => ({
  method: 'POST' as const,
  path: '/orders/api/v1/order',
  headers: { ...customer.headers, 'idempotency-key': randomUUID() },
  body: JSON.stringify(customer.order(index)),
});

const perRequest = async (
  server: ServerProcess,
  requests: number,
  run: (count: number) => Promise<void>,
): Promise<Readings> => {
  await run(Math.ceil(requests / 10));
  const before = await server.cpuMicroseconds();
  await run(requests);
  return { cpu: ((await server.cpuMicroseconds()) - before) / requests };
};

const readList = (counter: Counter, requests: number): Promise<Readings> =>
  perRequest(counter.server, requests, (count) => {
    let answers = 0;
    return counter.client.sendAll(
      count,
      () => listCall(counter),
      (answer) => {
        // Parsing each of them would cost this process more than it costs the server to make them.
        answers += 1;
        const orders = answers % 100 === 1 ? parseOrders(answer).length : listed;
        if (answer.status !== 200 || orders !== listed)
          throw new WrongAnswer(`the list answered ${answer.status} with ${orders} orders`);
      },
    );
  });

const placeOrders = async (counter: Counter, requests: number): Promise<Readings> => {
  const ids = new Set<string>();
  let placed = 0;
  const readings = await perRequest(counter.server, requests, (count) =>
    counter.client.sendAll(
      count,
      (index) => orderCall(counter, index),
      ({ status, text }) => {
        if (status !== 200) throw new WrongAnswer(`the order answered ${status}: ${text}`);
        ids.add(createOrderContract.response.parse(JSON.parse(text)).result.order_id);
        placed += 1;
      },
    ),
  );
  if (ids.size !== placed) throw new WrongAnswer(`${placed} orders were placed under ${ids.size} numbers`);
  return readings;
};

const openSandbox = async (): Promise<Counter> => {
  const server = await startServer('apps/sandbox/src/hosts/main.ts');
  const client = createClient(server.port);
  // Rides are the simulation's cost, not the request's.
  await client.send({
    method: 'POST',
    path: '/sandbox/settings',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ courier: 'paused' }),
  });
  const counter = { server, client, customer: await customerOfSandbox(client) };
  for (let index = 0; index < listed; index += 1) await client.send(orderCall(counter, index));
  return counter;
};

const openFloor = async (ours: Counter): Promise<Counter> => {
  const secret = randomUUID();
  const server = await startServer('bench/sandbox/floor.ts', { FLOOR_SECRET: secret });
  const client = createClient(server.port);
  const counter = { server, client, customer: customerOfFloor(secret, ours.customer.vendorId) };
  const orders = parseOrders(await ours.client.send(listCall(ours)));
  const put = { ...listCall(counter), method: 'PUT' as const, body: JSON.stringify(orders) };
  await client.send(put);
  return counter;
};

/** CPU of the sandbox's process per request ÷ that of a bare server with the same duties. */
export const sandboxSuite = (requests: number): { readonly contests: readonly Contest[]; close(): void } => {
  let ours: Promise<Counter> | undefined;
  let floor: Promise<Counter> | undefined;
  const sandbox = (): Promise<Counter> => (ours ??= openSandbox());
  const bare = (): Promise<Counter> => (floor ??= sandbox().then(openFloor));
  const contest = (
    name: string,
    limit: number,
    run: (counter: Counter, requests: number) => Promise<Readings>,
  ): Contest => ({
    name,
    size: `${requests} requests`,
    goals: [{ metric: 'cpu', unit: 'µs', limit }],
    subject: async () => run(await sandbox(), requests),
    base: async () => run(await bare(), requests),
  });
  return {
    contests: [contest('sandbox.get', 1.3, readList), contest('sandbox.post', 1.5, placeOrders)],
    close: () => {
      for (const counter of [ours, floor]) void counter?.then(({ server }) => server.close());
    },
  };
};
