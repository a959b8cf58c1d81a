import type { Sandbox } from './sandbox-process.ts';
import { farhana, password, accounts } from './vendor.ts';

/** An order of the demo account that a recipient follows. */
interface LinkedOrder {
  readonly orderId: string;
  /** The token of its public link. */
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

interface VendorAnswer {
  readonly vendor_information: {
    readonly location: { readonly latitude: number; readonly longitude: number };
  };
}

const vendorId = 'y0ud';
const destination = { latitude: 23.785, longitude: 90.4143 };

/** Requests a rider for Farhana through the service, and issues the public link of the order. */
export const placeLinkedOrder = async (sandbox: Sandbox): Promise<LinkedOrder> => {
  const call = async <Result>(
    path: string,
    method: string,
    body: unknown,
    token?: string,
  ): Promise<Result> => {
    const response = await fetch(`${sandbox.url}/orders/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { readonly result: Result }).result;
  };
  const { meta } = await call<{ readonly meta: { readonly AccessToken: string } }>('/login', 'POST', {
    email_address: accounts.parent,
    password,
  });
  const access = meta.AccessToken;
  const { vendor_information: vendor } = await call<VendorAnswer>(`/vendor/${vendorId}`, 'GET', null, access);
  const { latitude, longitude } = vendor.location;
  const quote = await call<{ readonly fee: number; readonly signature: string }>(
    '/delivery/fee',
    'POST',
    { source: { latitude, longitude }, destination, vendor_id: vendorId, delivery_type: 'food' },
    access,
  );
  const { order_id: orderId } = await call<{ readonly order_id: string }>(
    '/order',
    'POST',
    {
      vendor_id: vendorId,
      customer: {
        name: farhana.name,
        phone_number: '+8801711223304',
        location: { ...destination, address: 'House 12, Shapla Lane, Dhaka 1214', notes: farhana.notes },
      },
      order: {
        payment_method: 'CASH_ON_DELIVERY',
        amount: 640,
        description: farhana.description,
        cold_bag_needed: false,
      },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: 15,
      delivery_fee: quote.fee,
      signature: quote.signature,
    },
    access,
  );
  const reference = { vendor_id: vendorId, order_id: orderId };
  const { token } = await call<{ readonly token: string }>('/order/link/issue', 'PUT', reference, access);
  return {
    orderId,
    token,
    revoke: async () => void (await call('/order/link/revoke', 'PUT', reference, access)),
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
