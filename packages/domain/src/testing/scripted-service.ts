import type { FetchPort } from '../platform/ports/fetch.ts';

/** A request as the service received it. */
export interface ReceivedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type ScriptedAnswer = () => Response | Promise<Response>;

/** An answer in JSON. */
export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** What `fetch` does when the connection breaks. */
export const droppedAnswer: ScriptedAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A service that gives these answers in turn, the last one for ever, and remembers what it received. */
export const createScriptedService = (
  ...answers: readonly [ScriptedAnswer, ...ScriptedAnswer[]]
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
      return (answers[received.length - 1] ?? answers.at(-1) ?? answers[0])();
    },
  };
};
