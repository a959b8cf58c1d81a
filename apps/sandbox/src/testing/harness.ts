import type { CreateOrderBody, WireOrder } from '@saddlebag/domain/contracts';
import { cityOf } from '../city-of.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import type { StoredVendor } from '../store/tables.ts';
import { addressNear, pointAt } from '../vendors/nearby-address.ts';

export const ordersService = '/orders/api/v1';

/** Half past twelve in Dhaka on an ordinary day. */
export const noon = Date.parse('2026-03-10T06:30:00Z');

// Built before the first test begins, whose time limit is meant for the test alone.
for (const { country } of demoAccounts) cityOf(country);

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body. */
  readonly body: unknown;
}

/** One vendor's browser, as far as the service can tell. */
export interface TestClient {
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  readonly accessToken: string;
}

export interface Harness extends Sandbox {
  /** A client without a session. */
  readonly visitor: TestClient;
  /** A client of the account, signed in without the work of a login. */
  signedIn(email?: string): Promise<TestClient>;
  vendor(id: string): StoredVendor;
  /** The one vendor of whoever holds the token. */
  ownVendor(token: string): Promise<StoredVendor>;
  /** A valid request for a rider from the vendor to an address near it, with a fresh quote. */
  orderBody(client: TestClient, vendorId?: string): Promise<CreateOrderBody>;
  /** Sends a valid request and gives the new order's id. */
  placeOrder(client: TestClient, vendorId?: string): Promise<string>;
  storedOrders(vendorId?: string): Promise<readonly WireOrder[]>;
  advance(milliseconds: number): Promise<void>;
}

/** A client that holds this token. */
export const clientFor = (sandbox: Sandbox, accessToken: string): TestClient => {
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...init.headers,
    };
    const response = await sandbox.app.request(path, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    accessToken,
    get: (path) => send(path, {}),
    post: (path, body, headers = {}) => send(path, { method: 'POST', body: JSON.stringify(body), headers }),
    put: (path, body) => send(path, { method: 'PUT', body: JSON.stringify(body) }),
  };
};

/** A value inside a JSON body: `at(body, 'result', 'order_id')`. Throws where there is none. */
export const at = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !(name in value)) {
      throw new Error(`No ${String(name)} in ${JSON.stringify(body)}`);
    }
    return (value as Record<string | number, unknown>)[name];
  }, body);

/** A service in memory whose clock stands still at `noon` until it is moved. */
export const createHarness = (options: SandboxOptions = {}): Harness => {
  const sandbox = createSandbox({ clock: { now: () => noon }, ...options });
  const { service } = sandbox;
  const visitor = clientFor(sandbox, '');

  const vendor = (id: string): StoredVendor => {
    const found = service.store.find('vendor', id);
    if (found === undefined) throw new Error(`No vendor ${id}`);
    return found;
  };

  const orderBody = async (client: TestClient, vendorId = 'y0ud'): Promise<CreateOrderBody> => {
    const { point: source, country } = vendor(vendorId);
    const { place, point } = addressNear(service.cityOf(country), pointAt(source, 700, 500));
    const trip = { source, destination: point, vendor_id: vendorId, delivery_type: 'food' };
    const { body } = await client.post(`${ordersService}/delivery/fee`, trip);
    return {
      vendor_id: vendorId,
      customer: {
        name: 'Sadia Rahman',
        phone_number: '+8801711000111',
        location: { ...point, address: place.formatted_address, notes: 'Ring twice' },
      },
      order: {
        payment_method: 'CASH_ON_DELIVERY',
        amount: 450,
        description: 'Biryani',
        cold_bag_needed: false,
      },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: 15,
      delivery_fee: at(body, 'result', 'fee') as number,
      signature: at(body, 'result', 'signature') as string,
    };
  };

  return {
    ...sandbox,
    visitor,
    async signedIn(email = 'demo@saddlebag.test') {
      const account = [...service.store.all('account')].find((known) => known.email === email);
      if (account === undefined) throw new Error(`No account ${email}`);
      const session = { id: `session-of-${email}-${Math.random()}`, accountId: account.id, revoked: false };
      const { tokens, change } = await service.tokens.issue(account, session.id);
      service.save([{ table: 'session', record: session }, change]);
      return clientFor(sandbox, tokens.AccessToken);
    },
    vendor,
    async ownVendor(token) {
      const caller = await service.tokens.read(token);
      const own = [...service.store.all('vendor')].find(({ accountId }) => accountId === caller?.accountId);
      if (own === undefined) throw new Error('The token belongs to no account with a vendor.');
      return own;
    },
    orderBody,
    async placeOrder(client, vendorId = 'y0ud') {
      const reply = await client.post(`${ordersService}/order`, await orderBody(client, vendorId));
      return at(reply.body, 'result', 'order_id') as string;
    },
    async storedOrders(vendorId = 'y0ud') {
      const { body } = await visitor.get(`/sandbox/orders?vendor_id=${vendorId}`);
      return at(body, 'result') as WireOrder[];
    },
    async advance(milliseconds) {
      await visitor.post('/sandbox/clock', { advance_ms: milliseconds });
    },
  };
};
