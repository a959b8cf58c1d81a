import { createFetch } from 'ofetch';
import type { Clock, FetchPort } from '../platform/ports/index.ts';
import type { ApiFailure } from './failures.ts';
import { requestTimeoutMs } from './request-timeout.ts';
import { measureServerOffset } from './server-offset.ts';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

interface RequestContext {
  readonly fetch: FetchPort;
  readonly clock: Clock;
  readonly reportServerOffset: (offsetMs: number) => void;
}

/**
 * Sends one request without retries. Resolves for every HTTP status.
 * @throws {ApiFailure} `timeout` after 15 s, `offline` if the connection breaks or the caller aborts
 */
export const sendRequest = async (
  { fetch, clock, reportServerOffset }: RequestContext,
  request: HttpRequest,
): Promise<HttpResponse> => {
  const controller = new AbortController();
  const timer = new AbortController();
  const abort = () => controller.abort();
  request.signal?.addEventListener('abort', abort, { once: true });
  if (request.signal?.aborted) abort();

  const sentAt = clock.now();
  // Race the timeout against the request, because a fetch implementation may ignore its signal.
  const interruption = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject({ kind: 'offline' } satisfies ApiFailure), {
      once: true,
    });
    clock.sleep(requestTimeoutMs, timer.signal).then(
      () => {
        reject({ kind: 'timeout' } satisfies ApiFailure);
        controller.abort();
      },
      () => undefined,
    );
  });

  const pendingResponse = createFetch({ fetch })
    .raw(request.url, {
      method: request.method,
      headers: request.headers,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
      signal: controller.signal,
      ...(request.query && { query: request.query }),
      ...(request.body && { body: request.body }),
    })
    .then(
      (response): HttpResponse => {
        const offset = measureServerOffset(response.headers.get('date'), sentAt, clock.now());
        if (offset !== null) reportServerOffset(offset);
        return {
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          text: response._data ?? '',
        };
      },
      (): never => {
        // Platforms throw different errors for a broken connection, so replace all of them with `offline`.
        throw { kind: 'offline' } satisfies ApiFailure;
      },
    );

  try {
    return await Promise.race([pendingResponse, interruption]);
  } finally {
    timer.abort();
    request.signal?.removeEventListener('abort', abort);
  }
};
