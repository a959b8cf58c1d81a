import type { CreateOrderBody } from '@saddlebag/domain/contracts';
import type { TraceClock } from './trace-clock.ts';

/** How a call goes wrong: before the service has acted, or after. Answers are waited for 15 s. */
export const troubles = [
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
export type Trouble = (typeof troubles)[number];

/** The calls that can be troubled, by how they begin. */
export const troubledCalls = {
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
export type TroubledCall = keyof typeof troubledCalls;

/** What a page hands over in order to have an order made of it. */
export interface Submission {
  readonly by: 'order' | 'intent';
  readonly body: CreateOrderBody;
}

export interface Network {
  /** One request of a page: settles with the answer, or as a broken connection would. */
  readonly request: (path: string, init: RequestInit | undefined, gone: AbortSignal) => Promise<Response>;
  readonly trouble: (call: TroubledCall, trouble: Trouble, times: number) => void;
  readonly mend: () => void;
  /** How long a request travels, and its answer, milliseconds. */
  readonly travel: (ms: number) => void;
}

const broken = (): TypeError => new TypeError('Failed to fetch');
const slowMs = { slow: 6000, 'too slow': 16_500 } as const;
const headersOf = (status: number): Record<string, string> => ({
  'content-type': 'application/json',
  ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
});
const refusal = (status: number): Response =>
  new Response(JSON.stringify({ message: `trouble ${status}` }), { status, headers: headersOf(status) });
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * The way between the pages of a browser and the service in the same process, with its bad days.
 * @param answer The service itself; real time that it takes is no time of the clock's.
 * @param answerLost The service has acted, and the page that asked will not hear of it.
 */
export const createNetwork = (
  clock: TraceClock,
  answer: (path: string, init: RequestInit | undefined) => Promise<Response>,
  answerLost: (path: string) => void,
): Network => {
  const queues = new Map<TroubledCall, Trouble[]>();
  let travelMs = 0;

  const takeTrouble = (method: string, path: string): Trouble | undefined => {
    const target = `${method} ${path.replace(/\?.*$/, '')}`;
    for (const [call, queue] of queues) if (troubledCalls[call].test(target)) return queue.shift();
    return undefined;
  };

  /** At the service: goes on when the caller has given up. */
  const serve = async (path: string, init: RequestInit | undefined): Promise<Response> => {
    const trouble = takeTrouble(init?.method ?? 'GET', path);
    if (trouble === 'drop before') throw broken();
    if (trouble === 'hang before') return new Promise<never>(() => undefined);
    if (trouble === '500 before') return refusal(500);
    if (trouble === '429' || trouble === '503') return refusal(Number(trouble));
    if (trouble === 'slow' || trouble === 'too slow') await clock.sleep(slowMs[trouble]);
    const given = await answer(path, init);
    if (trouble === 'drop after') throw broken();
    if (trouble === 'hang after') return new Promise<never>(() => undefined);
    if (trouble === '500 after') return refusal(500);
    if (trouble === 'malformed')
      return new Response('{"result": <!doctype html>', { headers: given.headers });
    if (trouble !== 'cut short') return given;
    const text = await given.text();
    return new Response(text.slice(0, text.length >> 1), { status: given.status, headers: given.headers });
  };

  return {
    request: async (path, init, gone) => {
      const signal = AbortSignal.any([gone, ...(init?.signal ? [init.signal] : [])]);
      const aborted = abortOf(signal);
      aborted.catch(() => undefined);
      await clock.sleep(travelMs, signal);
      const served = serve(path, init);
      let isHeard = false;
      // Also where it acts only after the page has given up.
      const tell = (): void => void (signal.aborted && !isHeard && answerLost(path));
      served.then(tell, tell);
      signal.addEventListener('abort', () => void served.then(tell, tell), { once: true });
      const response = await Promise.race([served, aborted]);
      await clock.sleep(travelMs, signal);
      isHeard = true;
      return response;
    },
    trouble: (call, trouble, times) => {
      const queue = queues.get(call) ?? [];
      queue.push(...Array<Trouble>(times).fill(trouble));
      queues.set(call, queue);
    },
    mend: () => queues.clear(),
    travel: (ms) => {
      travelMs = ms;
    },
  };
};
