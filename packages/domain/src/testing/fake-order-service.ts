import type { WireOrder } from '../contracts/order.ts';
import type { FetchPort } from '../platform/ports/fetch.ts';
import type { Clock } from '../platform/ports/ports.ts';

/**
 * A fault injected into a request `before` or `after` the order is created. With `drop-late`, the order is
 * created a moment after the connection breaks. With `running`, the service responds 409, and with `busy`
 * 429.
 */
export type OrderFault =
  | 'drop-before'
  | 'drop-after'
  | 'drop-late'
  | 'hang-before'
  | 'hang-after'
  | 'error-before'
  | 'error-after'
  | 'truncate-after'
  | 'malformed-after'
  | 'running'
  | 'busy';

export type ListFault = 'drop' | 'error' | 'malformed';

export interface FakeOrderService {
  readonly fetch: FetchPort;
  /** All orders, oldest first. */
  readonly orders: readonly WireOrder[];
  /** Faults injected into the next order-creation requests, in order. */
  readonly orderFaults: OrderFault[];
  /** Faults injected into the next list requests, in order. */
  readonly listFaults: ListFault[];
  /** Returns the `Idempotency-Key` that created the order, or null if there was none. */
  keyOf(orderId: string): string | null;
  /** All received order-creation requests. */
  readonly createRequests: readonly { readonly key: string | null; readonly body: string }[];
}

export interface FakeOrderServiceOptions {
  readonly clock: Clock;
  /** Whether a repeated `Idempotency-Key` returns its existing order. */
  readonly honoursKeys: boolean;
  /** Delay of each response in milliseconds. */
  readonly latencyMs?: number;
}

const lateCreationMs = 1200;
const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const rejectConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const neverRespond = () => new Promise<Response>(() => undefined);

/** Creates an in-memory service that creates and lists orders, with injected faults. */
export const createFakeOrderService = ({
  clock,
  honoursKeys,
  latencyMs = 0,
}: FakeOrderServiceOptions): FakeOrderService => {
  const orders: WireOrder[] = [];
  const orderFaults: OrderFault[] = [];
  const listFaults: ListFault[] = [];
  const createRequests: { key: string | null; body: string }[] = [];
  const keys = new Map<string, string | null>();
  const ordersByKey = new Map<string, { readonly body: string; readonly orderId: string }>();

  /**
   * Creates an order, or returns the order of a repeated key. Returns null if the key was used with another
   * body.
   */
  const createOnce = (key: string | null, text: string): string | null => {
    const existing = honoursKeys && key !== null ? ordersByKey.get(key) : undefined;
    if (existing) return existing.body === text ? existing.orderId : null;
    const body = JSON.parse(text) as {
      vendor_id: string;
      customer: WireOrder['customer'];
      order: WireOrder['order'];
      delivery_fee: number;
    };
    const at = new Date(clock.now()).toISOString();
    const order: WireOrder = {
      order_id: `${body.vendor_id}-${String(orders.length + 1).padStart(6, '0')}`,
      vendor_id: body.vendor_id,
      created_at: at,
      updated_at: at,
      status: 'RECEIVED',
      status_history: [{ status: 'RECEIVED', created_at: at }],
      preordered_for: null,
      delivery_fee: body.delivery_fee,
      customer: body.customer,
      order: body.order,
    };
    orders.push(order);
    keys.set(order.order_id, key);
    if (key !== null) ordersByKey.set(key, { body: text, orderId: order.order_id });
    return order.order_id;
  };

  const create = (key: string | null, body: string): Promise<Response> => {
    createRequests.push({ key, body });
    const fault = orderFaults.shift();
    if (fault === 'drop-before') return rejectConnection();
    if (fault === 'hang-before') return neverRespond();
    if (fault === 'error-before') return Promise.resolve(jsonResponse(500, { message: 'internal' }));
    if (fault === 'running') return Promise.resolve(jsonResponse(409, { message: 'still running' }));
    if (fault === 'busy')
      return Promise.resolve(jsonResponse(429, { message: 'slow down' }, { 'retry-after': '1' }));
    if (fault === 'drop-late') {
      void clock.sleep(lateCreationMs).then(() => createOnce(key, body));
      return rejectConnection();
    }
    const orderId = createOnce(key, body);
    if (orderId === null) return Promise.resolve(jsonResponse(422, { message: 'key reused' }));
    if (fault === 'drop-after') return rejectConnection();
    if (fault === 'hang-after') return neverRespond();
    if (fault === 'error-after') return Promise.resolve(jsonResponse(500, { message: 'internal' }));
    if (fault === 'truncate-after') return Promise.resolve(new Response('{"result":{"order_'));
    if (fault === 'malformed-after') return Promise.resolve(jsonResponse(200, { result: { id: 7 } }));
    return Promise.resolve(jsonResponse(201, { result: { order_id: orderId } }));
  };

  const list = (vendorId: string, from: number): Promise<Response> => {
    const fault = listFaults.shift();
    if (fault === 'drop') return rejectConnection();
    if (fault === 'error') return Promise.resolve(jsonResponse(503, { message: 'unavailable' }));
    if (fault === 'malformed') return Promise.resolve(new Response('<html>'));
    const data = orders
      .filter((order) => order.vendor_id === vendorId && Date.parse(order.created_at) >= from * 1000)
      .toReversed();
    return Promise.resolve(jsonResponse(200, { result: { data, pagination_key: null } }));
  };

  return {
    orders,
    orderFaults,
    listFaults,
    createRequests,
    keyOf: (orderId) => keys.get(orderId) ?? null,
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://service.test');
      const vendor = /\/vendor\/([^/]+)\/orders$/.exec(url.pathname)?.[1];
      const isCreation = url.pathname.endsWith('/order') && init?.method === 'POST';
      // The service processes the request now, but its response arrives after the latency.
      const response = vendor
        ? list(vendor, Number(url.searchParams.get('from') ?? 0))
        : isCreation
          ? create(new Headers(init.headers).get('idempotency-key'), String(init.body))
          : Promise.resolve(jsonResponse(404, { message: 'no such call' }));
      response.catch(() => undefined);
      if (latencyMs > 0) await clock.sleep(latencyMs);
      return response;
    },
  };
};
