import { attach, combine, scopeBind } from 'effector';
import type { ContractDefinition, ResponseOf } from '../contracts/index.ts';
import { $serviceOrigin } from '../platform/environment/index.ts';
import { $clock, $fetch, type Clock, type FetchPort } from '../platform/ports/index.ts';
import { callUrl } from './call-url.ts';
import type { ApiFailure } from './failures.ts';
import { parseResponse } from './parse-response.ts';
import { requestTimeoutMs } from './request-timeout.ts';
import type { HttpResponse } from './send-request.ts';
import { measureServerOffset } from './server-offset.ts';
import { serverOffsetMeasured } from './server-time.ts';

interface PublicCall {
  readonly contract: ContractDefinition;
  readonly params: Readonly<Record<string, string>>;
}

/** Fetches a URL and measures the service's clock. Fails as `timeout` after 15 s, and as `offline` if the connection breaks. */
const fetchText = async (
  fetch: FetchPort,
  clock: Clock,
  reportServerOffset: (offsetMs: number) => void,
  url: string,
): Promise<HttpResponse> => {
  const sentAt = clock.now();
  const request = new AbortController();
  const timer = new AbortController();
  const timeout = clock.sleep(requestTimeoutMs, timer.signal).then((): never => {
    request.abort();
    throw { kind: 'timeout' } satisfies ApiFailure;
  });
  const response = fetch(url, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: request.signal,
  }).then(async (reply) => {
    const offset = measureServerOffset(reply.headers.get('date'), sentAt, clock.now());
    if (offset !== null) reportServerOffset(offset);
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      text: await reply.text(),
    };
  });
  const offline = response.catch((): never => {
    throw { kind: 'offline' } satisfies ApiFailure;
  });
  try {
    return await Promise.race([offline, timeout]);
  } finally {
    // Aborting the timer rejects the timeout, which is no longer awaited.
    timeout.catch(() => undefined);
    timer.abort();
  }
};

const callPublicFx = attach({
  source: combine({ origin: $serviceOrigin, fetch: $fetch, clock: $clock }),
  effect: async ({ origin, fetch, clock }, { contract, params }: PublicCall): Promise<unknown> => {
    const reportServerOffset = scopeBind(serverOffsetMeasured, { safe: true });
    const url = callUrl(origin, contract, params);
    return parseResponse(contract, await fetchText(fetch, clock, reportServerOffset, url), clock.now());
  },
});

/**
 * Makes a GET call of a public page. It sends no credentials and is never retried, so it does without the
 * client of `callService`, which would take a tenth of the page's code.
 *
 * Must be called synchronously in an effect handler, because the scope is unknown after an `await`.
 * @throws {ApiFailure} never a raw exception
 */
export const callPublic = <D extends ContractDefinition>(
  contract: D,
  params: Readonly<Record<string, string>>,
): Promise<ResponseOf<D>> =>
  // The cast is safe, because the response was parsed with this contract.
  callPublicFx({ contract, params }) as Promise<ResponseOf<D>>;
