import type { WireOrder } from '../contracts/order.ts';
import type { FetchPort } from '../platform/ports/fetch.ts';
import type { Clock } from '../platform/ports/ports.ts';

/**
 * A fault of a request. `before` and `after` tell whether the request breaks before or after the order is
 * created. With `drop-late`, the order is created a moment after the connection breaks.
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

const lateMs = 1200;
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);

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
  const answered = new Map<string, { readonly body: string; readonly orderId: string }>();

  /**
   * Creates an order, or returns the order of a repeated key. Returns null if the key was used with another
   * body.
   */
  const commit = (key: string | null, text: string): string | null => {
    const known = honoursKeys && key !== null ? answered.get(key) : undefined;
    if (known) return known.body === text ? known.orderId : null;
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
    if (key !== null) answered.set(key, { body: text, orderId: order.order_id });
    return order.order_id;
  };

  const create = (key: string | null, body: string): Promise<Response> => {
    createRequests.push({ key, body });
    const fault = orderFaults.shift();
    if (fault === 'drop-before') return broken();
    if (fault === 'hang-before') return never();
    if (fault === 'error-before') return Promise.resolve(json(500, { message: 'internal' }));
    if (fault === 'running') return Promise.resolve(json(409, { message: 'still running' }));
    if (fault === 'busy') return Promise.resolve(json(429, { message: 'slow down' }, { 'retry-after': '1' }));
    if (fault === 'drop-late') {
      void clock.sleep(lateMs).then(() => commit(key, body));
      return broken();
    }
    const orderId = commit(key, body);
    if (orderId === null) return Promise.resolve(json(422, { message: 'key reused' }));
    if (fault === 'drop-after') return broken();
    if (fault === 'hang-after') return never();
    if (fault === 'error-after') return Promise.resolve(json(500, { message: 'internal' }));
    if (fault === 'truncate-after') return Promise.resolve(new Response('{"result":{"order_'));
    if (fault === 'malformed-after') return Promise.resolve(json(200, { result: { id: 7 } }));
    return Promise.resolve(json(201, { result: { order_id: orderId } }));
  };

  const list = (vendorId: string, from: number): Promise<Response> => {
    const fault = listFaults.shift();
    if (fault === 'drop') return broken();
    if (fault === 'error') return Promise.resolve(json(503, { message: 'unavailable' }));
    if (fault === 'malformed') return Promise.resolve(new Response('<html>'));
    const data = orders
      .filter((order) => order.vendor_id === vendorId && Date.parse(order.created_at) >= from * 1000)
      .toReversed();
    return Promise.resolve(json(200, { result: { data, pagination_key: null } }));
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
      const answer = vendor
        ? list(vendor, Number(url.searchParams.get('from') ?? 0))
        : isCreation
          ? create(new Headers(init.headers).get('idempotency-key'), String(init.body))
          : Promise.resolve(json(404, { message: 'no such call' }));
      answer.catch(() => undefined);
      if (latencyMs > 0) await clock.sleep(latencyMs);
      return answer;
    },
  };
};
