import { listOrdersContract } from '@saddlebag/domain/contracts';
import { WrongResultError } from '../comparison.ts';
import { createListCall, startLiveTarget } from './live-target.ts';
import { openRawClients, openSubscribers } from './socket-clients.ts';
import { startServer } from './server-process.ts';
import type { Comparison, Measurements } from '../comparison.ts';
import type { LiveTarget } from './live-target.ts';
import type { ServerProcess } from './server-process.ts';
import type { SocketClients } from './socket-clients.ts';

const listSize = 200;
const storedOrders = 20_000;
const clientCount = 1000;
const broadcasts = 50;
const broadcastEveryMs = 40;

const measureList = async (
  { server, client, accessToken }: LiveTarget,
  requests: number,
): Promise<Measurements> => {
  const run = (count: number): Promise<void> =>
    client.sendAll(
      count,
      () => createListCall(accessToken, listSize),
      ({ status }) => {
        if (status !== 200) throw new WrongResultError(`the list returned ${status}`);
      },
    );
  const { text } = await client.send(createListCall(accessToken, listSize));
  const listed = listOrdersContract.response.parse(JSON.parse(text)).result.data.length;
  if (listed !== listSize) throw new WrongResultError(`the list contains ${listed} orders`);
  await run(Math.ceil(requests / 10));
  const before = await server.cpuMicroseconds();
  await run(requests);
  return { cpu: ((await server.cpuMicroseconds()) - before) / requests };
};

/** Returns the CPU time of the server for each message that a client received. */
const measureBroadcast = async (
  server: ServerProcess,
  clients: SocketClients,
  message: object,
): Promise<Measurements> => {
  const before = await server.cpuMicroseconds();
  server.send(message);
  await clients.received(broadcasts);
  return { cpu: ((await server.cpuMicroseconds()) - before) / (broadcasts * clientCount) };
};

interface Broadcaster {
  readonly server: ServerProcess;
  readonly clients: SocketClients;
  readonly message: object;
}

/**
 * Compares a list of 200 orders with 20,000 stored ones to one with 200, and the broadcast of an order to 1,000
 * sockets to the same bytes over raw TCP.
 */
export const sandboxScale = (
  requests: number,
): { readonly comparisons: readonly Comparison[]; close(): void } => {
  const servers = new Set<ServerProcess>();
  const once = <Value>(create: () => Promise<Value>): (() => Promise<Value>) => {
    let value: Promise<Value> | undefined;
    return () => (value ??= create());
  };
  const openTarget = (orders: number) =>
    once(async () => {
      const target = await startLiveTarget(orders);
      servers.add(target.server);
      return target;
    });
  const [openLarge, openSmall] = [openTarget(storedOrders), openTarget(listSize)];
  const openSandbox = once(async (): Promise<Broadcaster> => {
    const { server, accessToken } = await openSmall();
    const seconds = (broadcasts * broadcastEveryMs) / 1000;
    return {
      server,
      clients: await openSubscribers(server.port, accessToken, clientCount),
      message: { kind: 'run', updatesPerSecond: broadcasts / seconds, seconds, drops: 0 },
    };
  });
  const openRaw = once(async (): Promise<Broadcaster> => {
    const server = await startServer('bench/sandbox/raw-tcp-server.ts');
    servers.add(server);
    const text = `{"type":"order_update","data":${(await openSmall()).orderText}}`;
    return {
      server,
      clients: await openRawClients(server.port, clientCount, Buffer.byteLength(text)),
      message: { text, times: broadcasts, everyMs: broadcastEveryMs },
    };
  });
  const broadcastWith = async (open: () => Promise<Broadcaster>): Promise<Measurements> => {
    const { server, clients, message } = await open();
    return measureBroadcast(server, clients, message);
  };
  return {
    comparisons: [
      {
        name: 'sandbox.list',
        size: `${listSize} of ${listSize} → ${storedOrders}`,
        goals: [{ metric: 'cpu', unit: 'µs', limit: 1.3 }],
        subject: async () => measureList(await openLarge(), requests),
        baseline: async () => measureList(await openSmall(), requests),
      },
      {
        name: 'sandbox.broadcast',
        size: `${clientCount} clients`,
        goals: [{ metric: 'cpu', unit: 'µs', limit: 1.3 }],
        subject: () => broadcastWith(openSandbox),
        baseline: () => broadcastWith(openRaw),
      },
    ],
    close: () => {
      for (const server of servers) server.close();
    },
  };
};
