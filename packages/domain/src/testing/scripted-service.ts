import type { FetchPort } from '../platform/ports/fetch.ts';

export interface ReceivedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type ScriptedResponse = () => Response | Promise<Response>;

/** Creates a JSON response. */
export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** Rejects like `fetch` when the connection breaks. */
export const networkError: ScriptedResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Creates a service that returns these responses in order, repeats the last one, and records all requests.
 */
export const createScriptedService = (
  ...responses: readonly [ScriptedResponse, ...ScriptedResponse[]]
): { readonly fetch: FetchPort; readonly received: readonly ReceivedRequest[] } => {
  const received: ReceivedRequest[] = [];
  return {
    received,
    fetch: async (input, init) => {
      received.push({
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      });
      return (responses[received.length - 1] ?? responses.at(-1) ?? responses[0])();
    },
  };
};
