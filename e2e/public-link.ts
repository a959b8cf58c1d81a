import type { Sandbox } from './sandbox-process.ts';

/** An order of the demo account that recipients follow. */
interface LinkedOrder {
  readonly token: string;
  /** Revokes the link, as the vendor would. */
  revoke(): Promise<void>;
  /** Moves the service's clock forward until the order has the status. */
  advanceTo(status: string): Promise<void>;
}

interface StoredOrder {
  readonly order_id: string;
  readonly status: string;
}

/** Issues the public link of an order through the service, with a session of its own. */
export const linkTo = async (sandbox: Sandbox, vendorId: string, orderId: string): Promise<LinkedOrder> => {
  const call = async (path: string, method: string, body: unknown, token?: string): Promise<unknown> => {
    const response = await fetch(`${sandbox.url}/orders/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { readonly result: unknown }).result;
  };
  const login = { email_address: 'demo@saddlebag.test', password: 'Saddle1!bag' };
  const { meta } = (await call('/login', 'POST', login)) as {
    readonly meta: { readonly AccessToken: string };
  };
  const order = { vendor_id: vendorId, order_id: orderId };
  const { token } = (await call('/order/link/issue', 'PUT', order, meta.AccessToken)) as {
    readonly token: string;
  };
  return {
    token,
    revoke: async () => void (await call('/order/link/revoke', 'PUT', order, meta.AccessToken)),
    advanceTo: async (status) => {
      for (let step = 0; step < 200; step += 1) {
        const { result } = (await sandbox.read(`orders?vendor_id=${vendorId}`)) as {
          readonly result: readonly StoredOrder[];
        };
        if (result.find(({ order_id }) => order_id === orderId)?.status === status) return;
        await sandbox.advanceMinutes(0.25);
      }
      throw new Error(`The order ${orderId} never had the status ${status}.`);
    },
  };
};
