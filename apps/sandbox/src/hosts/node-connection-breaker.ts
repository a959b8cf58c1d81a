import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ConnectionBreaker } from '../faults/connection-breaker.ts';

/** The Node server passes its request and response as the environment, which Hono leaves untyped. */
const bindings = (context: Context): HttpBindings => context.env as HttpBindings;

/** Breaks the TCP connection of a call. */
export const nodeConnectionBreaker: ConnectionBreaker = {
  drop(context) {
    bindings(context).incoming.socket.resetAndDestroy();
    return Promise.resolve(RESPONSE_ALREADY_SENT);
  },
  hang: (context) =>
    new Promise((resolve) => {
      bindings(context).outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
    }),
  async truncate(context, response) {
    const { outgoing } = bindings(context);
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      'content-length': String(body.length),
    });
    outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  },
};
