import { createFetch } from 'ofetch';
import type { Clock, FetchPort } from '../platform/ports/index.ts';
import type { ApiFailure } from './failures.ts';
import { requestTimeoutMs } from './request-timeout.ts';
import { offsetFrom } from './server-offset.ts';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

interface Surroundings {
  readonly fetch: FetchPort;
  readonly clock: Clock;
  readonly serverTimeRead: (offsetMs: number) => void;
}

/**
 * Sends one request without retries. Resolves for every HTTP status.
 * @throws {ApiFailure} `timeout` after 15 s, `offline` if the connection breaks or the caller aborts
 */
export const exchange = async (
  { fetch, clock, serverTimeRead }: Surroundings,
  request: HttpRequest,
): Promise<HttpAnswer> => {
  const connection = new AbortController();
  const watch = new AbortController();
  const giveUp = () => connection.abort();
  request.signal?.addEventListener('abort', giveUp, { once: true });
  if (request.signal?.aborted) giveUp();

  const sentAt = clock.now();
  // Race the timeout against the request, because a fetch implementation may ignore its signal.
  const verdict = new Promise<never>((_, reject) => {
    connection.signal.addEventListener('abort', () => reject({ kind: 'offline' } satisfies ApiFailure), {
      once: true,
    });
    clock.sleep(requestTimeoutMs, watch.signal).then(
      () => {
        reject({ kind: 'timeout' } satisfies ApiFailure);
        connection.abort();
      },
      () => undefined,
    );
  });

  const answer = createFetch({ fetch })
    .raw(request.url, {
      method: request.method,
      headers: request.headers,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
      signal: connection.signal,
      ...(request.query && { query: request.query }),
      ...(request.body && { body: request.body }),
    })
    .then(
      (response): HttpAnswer => {
        const offset = offsetFrom(response.headers.get('date'), sentAt, clock.now());
        if (offset !== null) serverTimeRead(offset);
        return {
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          text: response._data ?? '',
        };
      },
      (): never => {
        // Platforms throw different errors for a broken connection. Callers receive only `offline`.
        throw { kind: 'offline' } satisfies ApiFailure;
      },
    );

  try {
    return await Promise.race([answer, verdict]);
  } finally {
    watch.abort();
    request.signal?.removeEventListener('abort', giveUp);
  }
};
