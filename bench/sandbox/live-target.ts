import { listOrdersContract, loginContract } from '@saddlebag/domain/contracts';
import { vendorId } from '../../e2e/live/protocol.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { createClient } from './load.ts';
import { startServer } from './server-process.ts';
import type { Client } from './load.ts';
import type { ServerProcess } from './server-process.ts';

/** A sandbox with many orders of one vendor, and a signed-in client. */
export interface LiveTarget {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly accessToken: string;
  /** The text of one of the orders. */
  readonly orderText: string;
}

/** The call of the tracking screen: the newest orders of the vendor. */
export const createListCall = (accessToken: string, count: number) => ({
  method: 'GET' as const,
  path: `/orders/api/v1/vendor/${vendorId}/orders?count=${count}`,
  headers: { authorization: `Bearer ${accessToken}` },
});

export const startLiveTarget = async (orders: number): Promise<LiveTarget> => {
  const server = await startServer('e2e/live/live-service.ts', { ORDERS: String(orders) });
  const client = createClient(server.port);
  const login = await client.send({
    method: 'POST',
    path: `/orders/api/v1${loginContract.path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: accounts.parent, password }),
  });
  const accessToken = loginContract.response.parse(JSON.parse(login.text)).result.meta.AccessToken;
  const list = await client.send(createListCall(accessToken, 1));
  const [order] = listOrdersContract.response.parse(JSON.parse(list.text)).result.data;
  return { server, client, accessToken, orderText: JSON.stringify(order) };
};
