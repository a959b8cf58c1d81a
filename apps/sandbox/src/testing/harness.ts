import type { CreateOrderBody, Sender, WireOrder } from '@saddlebag/domain/contracts';
import { cityOf } from '../city-of.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import type { StoredVendor } from '../store/tables.ts';
import { findNearbyAddress, offsetPoint } from '../vendors/nearby-address.ts';

/** Path prefix of the orders service. */
export const ordersApi = '/orders/api/v1';

/** Initial time of the service in tests: 12:30 in Dhaka. */
export const noon = Date.parse('2026-03-10T06:30:00Z');

// Generate the cities on import, so that they do not count towards the timeout of the first test.
for (const { country } of demoAccounts) cityOf(country);

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body. */
  readonly body: unknown;
}

/** Sends requests to the sandbox with one access token. */
export interface TestClient {
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  readonly accessToken: string;
}

export interface Harness extends Sandbox {
  /** A client without a session. */
  readonly visitor: TestClient;
  /** Creates a client with a session of the account, without hashing a password. */
  createClient(email?: string): Promise<TestClient>;
  vendor(id: string): StoredVendor;
  /** Returns the first vendor of the token's account. */
  vendorOfToken(token: string): Promise<StoredVendor>;
  /** Builds a valid order body for an address near the vendor, with a fresh quote. */
  orderBody(client: TestClient, vendorId?: string): Promise<CreateOrderBody>;
  /** Returns the sender of an order that is picked up at the point of the vendor. */
  senderOf(vendorId: string): Sender;
  /** Creates a valid order and returns its id. */
  placeOrder(client: TestClient, vendorId?: string): Promise<string>;
  /** Lists all orders of a vendor, newest first. */
  storedOrders(vendorId?: string): Promise<readonly WireOrder[]>;
  /** Advances the service's clock and applies the changes to orders that are then due. */
  advance(milliseconds: number): Promise<void>;
}

export const clientWithToken = (sandbox: Sandbox, accessToken: string): TestClient => {
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

/** Returns a value inside a JSON body: `at(body, 'result', 'order_id')`. Throws if it is missing. */
export const at = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !(name in value)) {
      throw new Error(`No ${String(name)} in ${JSON.stringify(body)}`);
    }
    return (value as Record<string | number, unknown>)[name];
  }, body);

/** Creates a sandbox in memory. Its clock stays at `noon` until a test advances it. */
export const createHarness = (options: SandboxOptions = {}): Harness => {
  const sandbox = createSandbox({ clock: { now: () => noon }, ...options });
  const { service } = sandbox;
  const visitor = clientWithToken(sandbox, '');

  const vendor = (id: string): StoredVendor => {
    const storedVendor = service.store.find('vendor', id);
    if (storedVendor === undefined) throw new Error(`No vendor ${id}`);
    return storedVendor;
  };

  const orderBody = async (client: TestClient, vendorId = 'y0ud'): Promise<CreateOrderBody> => {
    const { point: source, country } = vendor(vendorId);
    const { place, point } = findNearbyAddress(service.cityOf(country), offsetPoint(source, 700, 500));
    const trip = { source, destination: point, vendor_id: vendorId, delivery_type: 'food' };
    const { body } = await client.post(`${ordersApi}/delivery/fee`, trip);
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

  const senderOf = (vendorId: string): Sender => ({
    location: { ...vendor(vendorId).point, address: 'Stall 4, Mela Ground', notes: '' },
    name: 'Mela Kitchen',
    email: '',
    phone_number: '+8801712004420',
  });

  return {
    ...sandbox,
    visitor,
    async createClient(email = 'demo@saddlebag.test') {
      const account = [...service.store.all('account')].find((candidate) => candidate.email === email);
      if (account === undefined) throw new Error(`No account ${email}`);
      const session = { id: `session-of-${email}-${Math.random()}`, accountId: account.id, revoked: false };
      const { tokens, change } = await service.tokens.issue(account, session.id);
      service.save([{ table: 'session', record: session }, change]);
      return clientWithToken(sandbox, tokens.AccessToken);
    },
    vendor,
    async vendorOfToken(token) {
      const caller = await service.tokens.readAccess(token);
      const accountVendor = [...service.store.all('vendor')].find(
        ({ accountId }) => accountId === caller?.accountId,
      );
      if (accountVendor === undefined) throw new Error('The token belongs to no account with a vendor.');
      return accountVendor;
    },
    orderBody,
    senderOf,
    async placeOrder(client, vendorId = 'y0ud') {
      const reply = await client.post(`${ordersApi}/order`, await orderBody(client, vendorId));
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
