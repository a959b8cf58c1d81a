import type { Context } from 'hono';

/** Breaks the connection of a call. Each host has its own implementation. */
export interface ConnectionBreaker {
  /** Breaks the connection without a response. */
  drop(context: Context): Promise<Response>;
  /** Keeps the connection open without a response until the client aborts. */
  hang(context: Context): Promise<Response>;
  /** Sends the headers and half of the body, then breaks the connection. */
  truncate(context: Context, response: Response): Promise<Response>;
}

/**
 * The error of a call whose connection a fault breaks, for a client in the same process as the service. It
 * mimics the error that `fetch` throws.
 */
export class BrokenConnectionError extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'BrokenConnectionError';
  }
}

// Node's Request holds the signal that it follows weakly: without a reference to the request, the garbage
// collector may take it, and its signal is never aborted.
const hungRequests = new Set<Request>();

/** Implementation for tests and the browser, where client and service share a process. */
export const inProcessConnectionBreaker: ConnectionBreaker = {
  drop: () => Promise.reject(new BrokenConnectionError()),
  hang: (context) =>
    new Promise((_resolve, reject) => {
      const request = context.req.raw;
      const abort = (): void => {
        hungRequests.delete(request);
        reject(new BrokenConnectionError());
      };
      if (request.signal.aborted) return abort();
      hungRequests.add(request);
      request.signal.addEventListener('abort', abort, { once: true });
    }),
  async truncate(_context, response) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    let isHalfSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isHalfSent) controller.error(new BrokenConnectionError());
        else controller.enqueue(bytes.slice(0, bytes.length >> 1));
        isHalfSent = true;
      },
    });
    return new Response(body, { status: response.status, headers: response.headers });
  },
};
