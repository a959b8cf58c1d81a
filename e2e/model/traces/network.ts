import type { CreateOrderBody } from '@saddlebag/domain/contracts';
import type { TraceClock } from './trace-clock.ts';

/**
 * Faults to inject into a call. `before` and `after` are relative to the service processing the call. `slow`
 * stays within the client's timeout of 15 s, and `too slow` exceeds it.
 */
export const networkFaults = [
  'drop before',
  'drop after',
  'hang before',
  'hang after',
  '500 before',
  '500 after',
  'cut short',
  'malformed',
  '429',
  '503',
  'slow',
  'too slow',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** Calls that can fail, each with a pattern for its method and path. */
export const faultableCalls = {
  createOrder: /^POST .*\/order$/,
  listOrders: /^GET .*\/vendor\/[^/]+\/orders/,
  deliveryFee: /^POST .*\/delivery\/fee$/,
  validateArea: /^POST .*\/delivery\/area\/validate$/,
  estimations: /^POST .*\/estimations$/,
  autocomplete: /^GET .*\/geolocator\//,
  extendSession: /^POST .*\/login\/extend$/,
  openWallet: /^POST .*\/order\/payment\/auth\//,
  createIntent: /^POST .*\/order\/payment\/intent$/,
  confirmPayment: /^POST .*\/order\/payment\/intent\/confirm$/,
  readPayment: /^GET .*\/order\/payment\/intent\/[^/]+$/,
  cancelPayment: /^POST .*\/order\/payment\/intent\/[^/]+\/cancel$/,
  countryParameter: /^GET .*\/get-country-parameter\//,
  vendors: /^GET .*\/vendors$/,
} as const;
export type FaultableCall = keyof typeof faultableCalls;

/** The body of a request that asks the service for an order, directly or through a payment intent. */
export interface Submission {
  readonly via: 'order' | 'intent';
  readonly body: CreateOrderBody;
}

export interface Network {
  /** Sends a page's request. Rejects when the connection breaks or the page closes. */
  readonly request: (
    path: string,
    init: RequestInit | undefined,
    closeSignal: AbortSignal,
  ) => Promise<Response>;
  readonly injectFault: (call: FaultableCall, fault: NetworkFault, times: number) => void;
  readonly clearFaults: () => void;
  /** Sets the one-way latency in milliseconds. It applies to the request and to the response. */
  readonly setLatency: (ms: number) => void;
}

const connectionError = (): TypeError => new TypeError('Failed to fetch');
const serverDelayMs = { slow: 6000, 'too slow': 16_500 } as const;
const headersOf = (status: number): Record<string, string> => ({
  'content-type': 'application/json',
  ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
});
const errorResponse = (status: number): Response =>
  new Response(JSON.stringify({ message: `injected fault ${status}` }), {
    status,
    headers: headersOf(status),
  });
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * Simulates the network between the pages of a browser and the service in the same process.
 * @param respond Passes a request to the service. Real time spent there does not move the clock.
 * @param onResponseLost Called when the service has acted and the page will never receive the response.
 */
export const createNetwork = (
  clock: TraceClock,
  respond: (path: string, init: RequestInit | undefined) => Promise<Response>,
  onResponseLost: (path: string) => void,
): Network => {
  const queues = new Map<FaultableCall, NetworkFault[]>();
  let latencyMs = 0;

  const takeFault = (method: string, path: string): NetworkFault | undefined => {
    const target = `${method} ${path.replace(/\?.*$/, '')}`;
    for (const [call, queue] of queues) if (faultableCalls[call].test(target)) return queue.shift();
    return undefined;
  };

  /** Handles a request on the service's side. Continues after the page has stopped waiting. */
  const serve = async (path: string, init: RequestInit | undefined): Promise<Response> => {
    const fault = takeFault(init?.method ?? 'GET', path);
    if (fault === 'drop before') throw connectionError();
    if (fault === 'hang before') return new Promise<never>(() => undefined);
    if (fault === '500 before') return errorResponse(500);
    if (fault === '429' || fault === '503') return errorResponse(Number(fault));
    if (fault === 'slow' || fault === 'too slow') await clock.sleep(serverDelayMs[fault]);
    const response = await respond(path, init);
    if (fault === 'drop after') throw connectionError();
    if (fault === 'hang after') return new Promise<never>(() => undefined);
    if (fault === '500 after') return errorResponse(500);
    if (fault === 'malformed')
      return new Response('{"result": <!doctype html>', { headers: response.headers });
    if (fault !== 'cut short') return response;
    const text = await response.text();
    return new Response(text.slice(0, text.length >> 1), {
      status: response.status,
      headers: response.headers,
    });
  };

  return {
    request: async (path, init, closeSignal) => {
      const signal = AbortSignal.any([closeSignal, ...(init?.signal ? [init.signal] : [])]);
      const aborted = rejectOnAbort(signal);
      aborted.catch(() => undefined);
      await clock.sleep(latencyMs, signal);
      const responsePromise = serve(path, init);
      let isDelivered = false;
      // Also reports a response that the service creates after the page has stopped waiting.
      const reportLostResponse = (): void => void (signal.aborted && !isDelivered && onResponseLost(path));
      responsePromise.then(reportLostResponse, reportLostResponse);
      signal.addEventListener(
        'abort',
        () => void responsePromise.then(reportLostResponse, reportLostResponse),
        { once: true },
      );
      const response = await Promise.race([responsePromise, aborted]);
      await clock.sleep(latencyMs, signal);
      isDelivered = true;
      return response;
    },
    injectFault: (call, fault, times) => {
      const queue = queues.get(call) ?? [];
      queue.push(...Array<NetworkFault>(times).fill(fault));
      queues.set(call, queue);
    },
    clearFaults: () => queues.clear(),
    setLatency: (ms) => {
      latencyMs = ms;
    },
  };
};
