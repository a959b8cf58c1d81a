import type { Context } from 'hono';

/** How a host breaks the connection of a call. */
export interface Connection {
  /** Breaks it without an answer. */
  drop(context: Context): Promise<Response>;
  /** Keeps it open without ever answering, until the caller gives up. */
  hang(context: Context): Promise<Response>;
  /** Sends the head and a part of the body, then breaks it. */
  truncate(context: Context, answer: Response): Promise<Response>;
}

/** What a caller in the same process sees in place of a broken connection: the rejection that `fetch` would give. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'BrokenConnection';
  }
}

/** For tests and the browser, where the caller and the service share a process. */
export const inProcessConnection: Connection = {
  drop: () => Promise.reject(new BrokenConnection()),
  hang: (context) =>
    new Promise((_resolve, reject) => {
      const { signal } = context.req.raw;
      const giveUp = (): void => reject(new BrokenConnection());
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    }),
  async truncate(_context, answer) {
    const whole = new Uint8Array(await answer.arrayBuffer());
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new BrokenConnection());
        else controller.enqueue(whole.slice(0, whole.length >> 1));
        sent = true;
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  },
};
